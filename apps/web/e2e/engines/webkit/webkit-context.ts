import { array, boolean, nullable, object, parse, string } from "valibot";
import type { BrowserProfile, ElementHost } from "./browser-profile.ts";
import { middleOfScreen, type Size } from "./screen.ts";
import type { SiteProxy } from "./site-proxy.ts";
import { refuseEvent } from "./unsupported.ts";
import { until } from "./until.ts";
import type { WebDriverSession } from "./webdriver-session.ts";
import { WebKitPage } from "./webkit-page.ts";

/** What a console listener reads of a message. */
interface ConsoleMessage {
  readonly type: () => "error";
  readonly text: () => string;
  readonly location: () => { readonly url: string };
}

type RequestListener = Parameters<SiteProxy["listen"]>[0];

const Collected = object({
  problems: nullable(array(object({ text: string(), url: string() }))),
  mustRecord: boolean(),
  address: string(),
});

/** The part of Playwright's `BrowserContext` that the journeys use: one WebKit with a profile of its own. */
export class WebKitContext implements BrowserProfile {
  readonly session: WebDriverSession;
  readonly proxy: SiteProxy | undefined;
  readonly baseURL: string;
  readonly #size: Size;
  readonly #pages: WebKitPage[] = [];
  readonly #listeners: ((message: ConsoleMessage) => void)[] = [];
  #opener: string | undefined;

  constructor(session: WebDriverSession, proxy: SiteProxy | undefined, baseURL: string, size: Size) {
    this.session = session;
    this.proxy = proxy;
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

  /** Listens to errors and warnings, which arrive when the journey opens another page and at its end, or to requests. */
  on(event: "console", listener: (message: ConsoleMessage) => void): void;
  on(event: "request", listener: RequestListener): void;
  on(event: string, listener: ((message: ConsoleMessage) => void) & RequestListener): void {
    if (event === "console") this.#listeners.push(listener);
    else if (event === "request") this.proxyOfSite().listen(listener);
    else refuseEvent(event);
  }

  async addInitScript<Value>(script: (value: Value) => void, ...values: Value[]): Promise<void> {
    this.proxyOfSite().add(script, values);
  }

  /** The server of the journey's pages. Another browser of the journey has none. */
  proxyOfSite(): SiteProxy {
    if (this.proxy === undefined)
      throw new Error("only the journey's own browser can be held, changed and listened to");
    return this.proxy;
  }

  /** Lets no request reach the site. (The browser itself does not know that it is offline.) */
  async setOffline(isOffline: boolean): Promise<void> {
    this.proxyOfSite().isCut = isOffline;
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

  /**
   * Passes problems since the last call to the listeners. Throws for a page of the proxy that does not record any. Pages of
   * other servers record none.
   */
  async collectProblems(): Promise<void> {
    if (!this.session.runsScripts) return;
    for (const page of this.#pages) {
      const { problems, mustRecord, address } = parse(
        Collected,
        await page.run(
          (origin: string) => {
            const mustRecord = location.origin === origin && document.contentType === "text/html";
            return { problems: window.takeProblems?.() ?? null, mustRecord, address: location.href };
          },
          [this.proxy?.address],
        ),
      );
      if (problems === null && mustRecord) throw new Error(`${address} does not record its problems`);
      for (const { text, url } of problems ?? []) {
        for (const listener of this.#listeners)
          listener({ type: () => "error", text: () => text, location: () => ({ url }) });
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
