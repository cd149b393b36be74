export const cdnFiles: string[];
export function hashOf(bytes: Uint8Array | string): string;
export function snippet(
  version: string,
  files: readonly string[],
  read: (file: string) => Uint8Array | string,
): string;
export function filled(text: string, block: string): string;
