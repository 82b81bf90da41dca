import { readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { object, optional, parse, string, unknown } from "valibot";
import { runClock, stopClock } from "./clock.ts";
import { findElements, type Step } from "./find-elements.ts";
import type { Front } from "./front.ts";
import type { Handler } from "./front-route.ts";
import type { ElementHost, Profile } from "./hosts.ts";
import { chord, type InputAction, PRESS, typing } from "./input.ts";
import { middleOfScreen, type Size } from "./screen.ts";
import { Searchable } from "./searchable.ts";
import { until } from "./until.ts";
import type { ElementReference, Method, Place } from "./webdriver-session.ts";
import { WebKitLocator } from "./webkit-locator.ts";

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

const Answer = object({ value: optional(unknown()), error: optional(string()), url: string() });

/** Calls a function of the journey in the page, waits for its promise, and returns its result or its error as JSON. */
const CALL = `const done = arguments[arguments.length - 1], url = location.href;
  (async () => (SOURCE)(...arguments[0]))().then((value) => done({ value, url }), (error) => done({ error: String(error), url }));`;

/** The part of Playwright's `Page` that the journeys use, over WebDriver. */
export class WebKitPage extends Searchable<WebKitLocator> implements ElementHost {
  readonly keyboard = {
    press: (names: string) => this.#input("key", "keys", chord(names)),
    type: (text: string) => this.#input("key", "keys", typing(text)),
  };
  readonly mouse = {
    move: (x: number, y: number) => this.#input("pointer", "mouse", [{ type: "pointerMove", x, y }]),
    down: () => this.#input("pointer", "mouse", [{ type: "pointerDown", button: 0 }]),
    up: () => this.#input("pointer", "mouse", [{ type: "pointerUp", button: 0 }]),
  };
  /** WebKitGTK's driver has no finger, so a mouse stands in for it. */
  readonly touchscreen = {
    tap: (x: number, y: number) => this.#input("pointer", "mouse", [{ type: "pointerMove", x, y }, ...PRESS]),
  };
  readonly clock = {
    /** From the next document on, the clock stands at this time. */
    setFixedTime: async (time: string) => this.#context.addInitScript(stopClock, Date.parse(time)),
    /** From the next document on, the clock runs from this time. */
    install: async ({ time }: { readonly time: Date }) => {
      await this.#context.addInitScript(stopClock, time.getTime());
      await this.#context.addInitScript(runClock);
      // The driver counts a script's time with the page's own timeouts.
      await this.command("POST", "timeouts", { script: null });
    },
    pauseAt: (time: Date) => this.run((at: number) => window.journeyClock?.pauseAt?.(at), [time.getTime()]),
    runFor: (time: number) => this.run((span: number) => window.journeyClock?.runFor?.(span), [time]),
  };
  readonly #context: Profile;
  readonly #place: Place;
  #url = "about:blank";

  constructor(context: Profile, place: Place) {
    super();
    this.#context = context;
    this.#place = place;
  }

  get isFrame(): boolean {
    return this.#place.frame !== undefined;
  }

  context(): Profile {
    return this.#context;
  }

  async command(method: Method, path: string, body?: unknown): Promise<unknown> {
    return this.#context.session.command(this.#place, method, path, body);
  }

  /** Calls a function in the page; `values` are JSON. */
  async run<Result>(read: unknown, values: readonly unknown[] = []): Promise<Result> {
    const script = CALL.replace("SOURCE", () => String(read));
    const { value, error, url } = parse(
      Answer,
      await this.command("POST", "execute/async", { script, args: [values] }),
    );
    this.#url = url;
    if (error !== undefined) throw new Error(error);
    return value as Result;
  }

  /** Calls a function, given as text, with the elements to which the steps lead. */
  async runFound<Result>(read: string, steps: readonly Step[], argument: unknown): Promise<Result> {
    if (await this.run<boolean>(() => window.TestingLibraryDom === undefined)) await this.runText(TESTING_LIBRARY);
    return this.run(`(steps, argument) => (${read})((${findElements})(steps), argument)`, [steps, argument]);
  }

  async runText(script: string): Promise<void> {
    await this.command("POST", "execute/sync", { script, args: [] });
  }

  async evaluate<Argument, Result>(
    read: string | ((argument: Argument) => Result | Promise<Result>),
    argument?: Argument,
  ): Promise<Result> {
    if (typeof read === "string") await this.runText(read);
    return this.run(typeof read === "string" ? () => undefined : read, [argument]);
  }

  /** The page in the only frame. */
  frameLocator(_selector: "iframe"): WebKitPage {
    return new WebKitPage(this.#context, { ...this.#place, frame: 0 });
  }

  frames(): WebKitPage[] {
    return [this, this.frameLocator("iframe")];
  }

  async waitForFunction(read: () => boolean): Promise<void> {
    await until(async () => {
      if (!(await this.run(read))) throw new Error(`still false: ${read}`);
    });
  }

  async addInitScript(script: () => void): Promise<void> {
    await this.#context.addInitScript(script);
  }

  /** Listens to requests for the site's files. WebKit shows no dialogs to WebDriver that a journey would expect. */
  on(event: string, listener: Parameters<Front["listen"]>[0]): void {
    if (event === "request") this.#context.withFront().listen(listener);
  }

  async route(pattern: string | RegExp, handle: Handler): Promise<void> {
    this.#context.withFront().route(pattern, handle);
  }

  /** Opens an address, relative to the site's. Returns the status as Playwright does. */
  async goto(address: string): Promise<{ status: () => number | undefined }> {
    await this.#context.collectProblems();
    const url = new URL(address, this.#context.baseURL).href;
    await this.command("POST", "url", { url });
    this.#context.session.forgetPlace();
    const status = this.#context.front?.statusOf(url);
    return { status: () => status };
  }

  async reload(): Promise<void> {
    await this.#leave("refresh");
  }

  async goBack(): Promise<void> {
    await this.#leave("back");
  }

  async goForward(): Promise<void> {
    await this.#leave("forward");
  }

  /** The address at the time of the last command. */
  url(): string {
    return this.#url;
  }

  async title(): Promise<string> {
    return this.run(() => document.title);
  }

  /** The narrowest window of MiniBrowser is 246 pixels wide. */
  async setViewportSize(size: Size): Promise<void> {
    const { width, height } = size;
    await this.command("POST", "window/rect", middleOfScreen(size));
    await until(async () => {
      const [w, h] = await this.run<number[]>(() => [innerWidth, innerHeight]);
      if (w !== width || h !== height) throw new Error(`The window is ${w} × ${h} in place of ${width} × ${height}`);
    });
  }

  async waitForEvent(name: "download"): Promise<{ suggestedFilename: () => string; path: () => Promise<string> }> {
    if (name !== "download") throw new Error(`WebDriver tells of no ${name}`);
    const { home } = this.#context.session;
    const files = async () =>
      (await readdir(home)).filter((file) => /\.\w+$/.test(file) && !file.endsWith(".wkdownload"));
    const before = await files();
    return until(async () => {
      const file = (await files()).find((each) => !before.includes(each));
      if (file === undefined) throw new Error("nothing was downloaded");
      return { suggestedFilename: () => file, path: async () => join(home, file) };
    });
  }

  /** Moves the pointer to the middle of an element. */
  async point(element: ElementReference): Promise<void> {
    await this.#input("pointer", "mouse", [{ type: "pointerMove", x: 0, y: 0, origin: element }]);
  }

  async screenshot({ path }: { readonly path: string }): Promise<void> {
    await writeFile(path, Buffer.from(String(await this.command("GET", "screenshot")), "base64"));
  }

  async close(): Promise<void> {
    await this.#context.collectProblems();
    await this.command("DELETE", "window");
    this.#context.session.forgetPlace();
    this.#context.forget(this);
  }

  protected override after(step: Step): WebKitLocator {
    return new WebKitLocator(this, [step]);
  }

  async #leave(command: string): Promise<void> {
    await this.#context.collectProblems();
    await this.command("POST", command);
  }

  async #input(type: "key" | "pointer", id: string, actions: readonly InputAction[]): Promise<void> {
    await this.command("POST", "actions", { actions: [{ type, id, actions }] });
  }
}
