/** What the tests need from browsers that Playwright does not drive. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A tab. Elements are located by XPath, which both drivers support. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
}

/** A browser engine. `start` uses an empty profile that can reach only this machine. */
export interface Engine {
  readonly name: string;
  readonly isInstalled: boolean;
  start(): Promise<Browser>;
}

/** An unused local port. Serves as a dead proxy for all other hosts. */
export const DEAD_PROXY = { host: "127.0.0.1", port: 9 };
