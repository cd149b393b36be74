export function blocks(): Promise<Record<string, string>>;
export function filled(text: string, parts: Record<string, string>): Promise<string>;
