/** Serves a folder on the loopback address, at any free port unless one is named. */
export const serve: (
  folder: string,
  options?: { port?: number; index?: string; live?: boolean },
) => Promise<{ readonly url: string; reload(): void; close(): void }>;
