import { array, object, parse, string } from "valibot";
import type { Front } from "./front.ts";
import type { ElementHost, Profile } from "./hosts.ts";
import { middleOfScreen, type Size } from "./screen.ts";
import { until } from "./until.ts";
import type { WebDriverSession } from "./webdriver-session.ts";
import { WebKitPage } from "./webkit-page.ts";

/** What a console listener reads of a message. */
interface ConsoleMessage {
  readonly type: () => "error";
  readonly text: () => string;
  readonly location: () => { readonly url: string };
}

/** The part of Playwright's `BrowserContext` that the journeys use: one WebKit with a profile of its own. */
export class WebKitContext implements Profile {
  readonly session: WebDriverSession;
  readonly front: Front | undefined;
  readonly baseURL: string;
  readonly #size: Size;
  readonly #pages: WebKitPage[] = [];
  readonly #listeners: ((message: ConsoleMessage) => void)[] = [];
  #opener: string | undefined;

  constructor(session: WebDriverSession, front: Front | undefined, baseURL: string, size: Size) {
    this.session = session;
    this.front = front;
    this.baseURL = baseURL;
    this.#size = size;
  }

  /**
   * Opens a window without bars, so that it is as large as its page. Only a script can open one, so the browser's
   * first window opens all others.
   */
  async newPage(): Promise<WebKitPage> {
    const [first = "", ...before] = await this.#windows();
    const opener = this.#opener ?? first;
    this.#opener = opener;
    const { width, height, x: left, y: top } = middleOfScreen(this.#size);
    const script = `window.open("about:blank", "", "popup,width=${width},height=${height},left=${left},top=${top}")`;
    await this.session.command({ window: opener }, "POST", "execute/sync", { script, args: [] });
    const known = [first, ...before];
    const opened = await until(async () => {
      const found = (await this.#windows()).find((each) => !known.includes(each));
      if (found === undefined) throw new Error("no window opened");
      return found;
    });
    const page = new WebKitPage(this, { window: opened });
    this.#pages.push(page);
    return page;
  }

  async #windows(): Promise<string[]> {
    return parse(array(string()), await this.session.command({}, "GET", "window/handles"));
  }

  /** Listens to errors and warnings. They are told when a page is left, and at the end. */
  on(event: string, listener: (message: ConsoleMessage) => void): void {
    if (event === "console") this.#listeners.push(listener);
  }

  async addInitScript<Value>(script: (value: Value) => void, ...values: Value[]): Promise<void> {
    this.withFront().add(script, values);
  }

  /** What stands before the site. A journey on another server has none. */
  withFront(): Front {
    if (this.front === undefined) throw new Error("only the site itself can be held, changed and listened to");
    return this.front;
  }

  /** Lets no request reach the site. (The browser itself does not know that it is offline.) */
  async setOffline(isOffline: boolean): Promise<void> {
    this.withFront().isCut = isOffline;
  }

  /** The cookies that a script of the open pages can see. */
  async cookies(): Promise<readonly { readonly name: string }[]> {
    await this.collectProblems();
    const found: { name: string }[] = [];
    for (const page of this.#pages) {
      found.push(...parse(array(object({ name: string() })), await page.command("GET", "cookie")));
    }
    return found;
  }

  /** Tells the listeners what went wrong since the last time. */
  async collectProblems(): Promise<void> {
    for (const page of this.#pages) {
      const problems = await page.run<string[]>(() => window.problems?.splice(0) ?? []);
      for (const problem of problems) {
        for (const listener of this.#listeners)
          listener({ type: () => "error", text: () => problem, location: () => ({ url: page.url() }) });
      }
    }
  }

  forget(closed: ElementHost): void {
    const place = this.#pages.findIndex((page) => Object.is(page, closed));
    this.#pages.splice(place, 1);
  }

  async close(): Promise<void> {
    await this.session.close();
  }
}
