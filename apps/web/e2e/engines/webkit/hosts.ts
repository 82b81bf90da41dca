import type { Step } from "./find-elements.ts";
import type { Front } from "./front.ts";
import type { ElementReference, Method, WebDriverSession } from "./webdriver-session.ts";

/** What a locator needs of its page. */
export interface ElementHost {
  readonly keyboard: { readonly press: (names: string) => Promise<void> };
  readonly isFrame: boolean;
  context(): Profile;
  command(method: Method, path: string, body?: unknown): Promise<unknown>;
  runFound<Result>(read: string, steps: readonly Step[], argument: unknown): Promise<Result>;
  point(element: ElementReference): Promise<void>;
}

/** What a page needs of its browser context. */
export interface Profile {
  readonly session: WebDriverSession;
  readonly front: Front | undefined;
  readonly baseURL: string;
  addInitScript<Value>(script: (value: Value) => void, ...values: Value[]): Promise<void>;
  withFront(): Front;
  collectProblems(): Promise<void>;
  forget(page: ElementHost): void;
}
