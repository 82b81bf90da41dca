import type { Step } from "./find-elements.ts";
import type { SiteProxy } from "./site-proxy.ts";
import type { ElementReference, Method, WebDriverSession } from "./webdriver-session.ts";

/** What a locator needs of its page. */
export interface ElementHost {
  readonly keyboard: { readonly press: (names: string) => Promise<void> };
  readonly isFrame: boolean;
  context(): BrowserProfile;
  command(method: Method, path: string, body?: unknown): Promise<unknown>;
  runFound<Result>(read: string, steps: readonly Step[], argument: unknown): Promise<Result>;
  point(element: ElementReference): Promise<void>;
}

/** What a page needs of its browser context. */
export interface BrowserProfile {
  readonly session: WebDriverSession;
  readonly proxy: SiteProxy | undefined;
  readonly baseURL: string;
  addInitScript<Value>(script: (value: Value) => void, ...values: Value[]): Promise<void>;
  proxyOfSite(): SiteProxy;
  collectProblems(): Promise<void>;
  forget(page: ElementHost): void;
}
