#!/usr/bin/env node
// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { FirefoxCommands } from "./firefox-commands.mjs";

/**
 * Starts Firefox for Playwright and passes WebDriver BiDi messages between the two. Playwright sends commands that the
 * extended-support release of Firefox does not know, and gives up on the first error. The bridge carries out those that a
 * journey depends on (firefox-commands.mjs), and returns success for the others.
 */

/** Playwright sets the value of a field by script, which React does not notice every time. Typing it is as a person does. */
const SETS_VALUE = "window.__pw_bidiInsertText(text3)";
const TYPES =
  "document.activeElement.matches('iframe') ? document.activeElement : void document.execCommand('insertText', false, text3)";

const firefox = spawn(
  String(process.env["FIREFOX_PATH"]), // firefox-browser.ts has found it.
  ["--remote-allow-system-access", ...process.argv.slice(2)],
  { stdio: ["ignore", "ignore", "pipe"] },
);
firefox.on("exit", (code) => process.exit(code ?? 0));
process.on("exit", () => firefox.kill());
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
    const commands = new FirefoxCommands(
      (message) => {
        const text = JSON.stringify(message);
        if (browser.readyState === WebSocket.OPEN) browser.send(text);
        else waiting.push(text);
      },
      (message) => playwright.send(JSON.stringify(message)),
    );
    browser.on("open", () => {
      for (const text of waiting) browser.send(text);
    });
    playwright.on("message", (data) => commands.fromPlaywright(typeText(String(data))));
    browser.on("message", (data) => commands.fromFirefox(nameDownload(JSON.parse(String(data)))));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
  server.on("listening", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}

/**
 * Throws, and with it ends Firefox, when Playwright sets values in another way than this bridge knows.
 *
 * @param {string} text Of a message.
 * @returns {import("./firefox-commands.mjs").Message}
 */
function typeText(text) {
  const typing = text.replace(SETS_VALUE, TYPES);
  if (typing.includes("__pw_bidiInsertText(")) throw new Error(`a field is filled in another way: ${text}`);
  return JSON.parse(typing);
}

/**
 * Playwright tells downloads apart by an id that this Firefox does not send yet. Their addresses, of blobs, differ too.
 *
 * @param {import("./firefox-commands.mjs").Message} message
 */
function nameDownload(message) {
  if (!message.method?.startsWith("browsingContext.download")) return message;
  return { ...message, params: { download: message.params["url"], ...message.params } };
}
