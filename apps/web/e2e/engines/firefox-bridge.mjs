#!/usr/bin/env node
// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Starts Firefox for Playwright and passes WebDriver BiDi messages between the two. Playwright sends commands for touch,
 * scripting and media features that the extended-support release of Firefox does not know, and gives up on the first
 * error. The bridge returns success for these. A journey that depends on one of them is listed in not-run.ts.
 */

const UNKNOWN =
  /^emulation\.set(?:TouchOverride|ScriptingEnabled|MediaFeaturesOverride|ForcedColorsModeThemeOverride)$/;

/** Playwright sets the value of a field by script, which React does not notice every time. Typing it is as a person does. */
const SETS_VALUE = "window.__pw_bidiInsertText(text3)";
const TYPES =
  "document.activeElement.matches('iframe') ? document.activeElement : void document.execCommand('insertText', false, text3)";

const firefox = spawn(process.env["FIREFOX_PATH"] ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (address !== undefined) serve(address);
}

/** @param {string} address Of Firefox. */
function serve(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright) => {
    const browser = new WebSocket(`${address}/session`);
    /** @type {string[]} Messages until the connection to Firefox is open. */
    const waiting = [];
    browser.on("open", () => {
      for (const text of waiting) browser.send(text);
    });
    playwright.on("message", (data) => {
      const text = String(data).replace(SETS_VALUE, TYPES);
      const { id, method } = JSON.parse(text);
      if (UNKNOWN.test(method)) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
    browser.on("message", (data) => playwright.send(nameDownload(String(data))));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
  server.on("listening", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}

/**
 * Playwright tells downloads apart by an id that this Firefox does not send yet. Their addresses, of blobs, differ too.
 *
 * @param {string} text
 */
function nameDownload(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  return JSON.stringify({ ...message, params: { download: message.params.url, ...message.params } });
}
