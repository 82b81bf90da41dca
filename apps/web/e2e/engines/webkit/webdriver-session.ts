import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { object, parse, string, unknown } from "valibot";
import { findWebKit } from "../../../build/find-engines.ts";
import { type BrowserSetup, writeSetup } from "./browser-setup.ts";

/** An element as WebDriver names it: a JSON object with one well-known key. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A window by its handle, or the frame with this number in it. */
export interface Place {
  readonly window?: string | undefined;
  readonly frame?: number | undefined;
}

const START_MS = 15_000;

export type Method = "GET" | "POST" | "DELETE";

/** An error that WebDriver returns; `code` is one of its error codes, such as "stale element reference". */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** One browser with an empty profile of its own, driven by WebDriver (W3C Recommendation). Call `close` at the end. */
export class WebDriverSession {
  /** The browser's home folder; it downloads files to here. */
  readonly home: string;
  /** Whether it runs the scripts of pages. */
  readonly runsScripts: boolean;
  readonly #driver: ChildProcess;
  readonly #address: string;
  #place: Place = {};
  #last: Promise<unknown> = Promise.resolve();

  private constructor(home: string, runsScripts: boolean, driver: ChildProcess, address: string) {
    this.home = home;
    this.runsScripts = runsScripts;
    this.#driver = driver;
    this.#address = address;
  }

  /**
   * Starts a browser on an X display. The driver chooses a free port for the browser and may find it taken a moment
   * later; it then waits forever, so after 15 seconds another driver starts.
   */
  static async start(display: string, setup: BrowserSetup = {}): Promise<WebDriverSession> {
    for (let tries = 1; ; tries++) {
      try {
        return await WebDriverSession.#launch(display, setup);
      } catch (error) {
        if (tries === 3) throw error;
      }
    }
  }

  static async #launch(display: string, setup: BrowserSetup): Promise<WebDriverSession> {
    const { driver, browser } = findWebKit();
    const home = await mkdtemp(join(tmpdir(), "engines-"));
    const options = await writeSetup(home, setup);
    const port = await freePort();
    const environment = {
      HOME: home,
      XDG_CONFIG_HOME: join(home, ".config"),
      XDG_DOWNLOAD_DIR: home,
      DISPLAY: display,
      LANG: "en_US.UTF-8",
    };
    const child = spawn(driver, [`--port=${port}`], {
      cwd: home,
      env: { ...process.env, ...environment, TZ: "America/New_York" },
      stdio: "ignore",
    });
    const root = `http://127.0.0.1:${port}`;
    const args = ["--automation", "--javascript-can-open-windows-automatically=true", ...options];
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } };
    try {
      const signal = AbortSignal.timeout(START_MS);
      const created = await untilListening(() => send("POST", `${root}/session`, { capabilities }, signal));
      const { sessionId } = parse(object({ sessionId: string() }), created);
      return new WebDriverSession(home, setup.scripts ?? true, child, `${root}/session/${sessionId}`);
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  /** Sends a command to a place, after all earlier commands. WebDriver sends commands to one place at a time. */
  async command({ window, frame }: Place, method: Method, path: string, body?: unknown): Promise<unknown> {
    const turn = async () => {
      if (window !== undefined && (window !== this.#place.window || frame !== this.#place.frame)) {
        await send("POST", `${this.#address}/window`, { handle: window });
        if (frame !== undefined) await send("POST", `${this.#address}/frame`, { id: frame });
        this.#place = { window, frame };
      }
      return send(method, `${this.#address}/${path}`, body);
    };
    const sent = this.#last.then(turn, turn);
    this.#last = sent;
    return sent;
  }

  /** Forgets the place, because a new document has replaced the frame, or the window is gone. */
  forgetPlace(): void {
    this.#place = {};
  }

  async close(): Promise<void> {
    await send("DELETE", this.#address).catch(() => undefined);
    this.#driver.kill();
    await rm(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

const Reply = object({ value: unknown() });
const Failure = object({ error: string(), message: string() });

async function send(method: string, address: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(signal === undefined ? {} : { signal }),
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = parse(Reply, await response.json());
  if (response.ok) return value;
  const { error, message } = parse(Failure, value);
  throw new WebDriverError(error, message);
}

async function untilListening<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof WebDriverError || tries > 100) throw error;
      await wait(50);
    }
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
