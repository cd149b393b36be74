export type BrowserName = 'chromium' | 'firefox' | 'webkit';
export const browserNames: readonly BrowserName[];
/** The program that runs a browser here, or undefined. */
export const findBrowser: (name: BrowserName) => string | undefined;
