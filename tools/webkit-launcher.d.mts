/** What drives WebKitGTK apart from the test runner; it has one page. */
export interface WebKitLauncher {
  /** Of the browser, once it has started. */
  readonly version: string | undefined;
  startSession(id: string, url: string): Promise<void>;
  /** Runs the body of a function and answers with what it returns, a promise's value not waited for. */
  execute(script: string): Promise<unknown>;
  stop(): Promise<void>;
  readonly page: {
    setViewport(size: { width: number; height: number }): Promise<void>;
    emulateMediaFeatures(features: readonly { name: string; value: string }[]): Promise<void>;
  };
}
export const webkitLauncher: (options: { driver: string | undefined }) => WebKitLauncher;
