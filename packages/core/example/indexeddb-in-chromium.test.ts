import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Noun } from "@inner-light/core";
import { describePorts, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe } from "vitest";
import type { createIndexedDbBackend } from "./indexeddb-backend.ts";

const PAGE = "http://storage.test/";
const installed = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

let browser: Browser;
let page: Page;
let [databases, visits] = [0, 0];
const listeners = new Map<number, Set<(noun: Noun) => void>>();

function openInPage(databaseName: string, clock: FixedClock): ReturnType<typeof createIndexedDbBackend> {
  const visit = ++visits;
  listeners.set(visit, new Set());
  const ports = Object.create(null);
  for (const port of STORE_PORTS) ports[port] = portInPage(port);
  return ports;

  function portInPage(port: string): object {
    if (port === "changes") return { subscribe };
    return new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...input: unknown[]) =>
            call(port, String(method), input),
      },
    );
  }

  async function call(port: string, method: string, input: readonly unknown[]): Promise<unknown> {
    const given = { databaseName, visit, now: clock.now(), port, method, input: JSON.stringify(input) };
    const { value, error } = JSON.parse(await page.evaluate((call) => window.callPort(call), given));
    if (error !== undefined) throw Object.assign(new Error("In the page"), error);
    return value;
  }

  function subscribe(listener: (noun: Noun) => void) {
    const hear = (noun: Noun) => listener(noun);
    listeners.get(visit)?.add(hear);
    return () => void listeners.get(visit)?.delete(hear);
  }
}

// The usual run tests the same suites on fake-indexeddb. The thorough run uses a real IndexedDB.
describe.skipIf(process.env["THOROUGH"] !== "1")("the example backend in Chromium", () => {
  beforeAll(async () => {
    const script = await bundle();
    const path = existsSync(installed) ? { executablePath: installed } : {};
    browser = await chromium.launch({ ...path, args: ["--no-sandbox"] });
    page = await browser.newPage();
    await page.exposeFunction("reportChange", (visit: number, noun: Noun) => {
      for (const listener of listeners.get(visit) ?? []) listener(noun);
    });
    await page.route(PAGE, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    await page.goto(PAGE);
    await page.addScriptTag({ type: "module", content: script });
  });

  afterAll(() => browser?.close());

  describePorts(
    "IndexedDB",
    () => {
      const [databaseName, clock] = [`database ${++databases}`, new FixedClock()];
      return { clock, open: () => openInPage(databaseName, clock), isSlow: true };
    },
    STORE_PORTS,
    createMemoryBackend,
  );
});

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./testing/indexeddb-page.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["es"], fileName: "page" } },
  });
  for (const output of [result].flat())
    for (const chunk of "output" in output ? output.output : []) if (chunk.type === "chunk") return chunk.code;
  throw new Error("nothing was bundled");
}
