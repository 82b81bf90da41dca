import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchForExecution } from "./hostile-page.ts";
import { livePayloads, type Place } from "./hostile-payloads.ts";

/** The opposite case: put into a page unescaped, the texts do run, and the site's policy stops them. */

test.use({ allowedProblems: [/./] });

test("unescaped, every live text runs without the site's policy, and none of them with it", async ({
  page,
  context,
}) => {
  const headers = await readFile(fileURLToPath(new URL("../dist/_headers", import.meta.url)), "utf8");
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.replace(/; frame-ancestors [^;]*/, "") ?? "";
  expect(policy).toContain("script-src 'self'");
  await watchForExecution(context);
  await context.addInitScript(touchEverything);
  const bare = await context.newPage();

  // The page with the policy loads completely first, so that whatever runs there has run before the other page starts.
  await openUnescaped(page, { "Content-Security-Policy": policy });
  await openUnescaped(bare, {});
  await expect.poll(() => textsThatDidNotRun(bare)).toEqual([]);
  expect(await textsThatDidNotRun(page)).toEqual(livePayloads.map(({ text }) => text));
});

/** A page with a frame for each text, which puts it unescaped where it takes effect. */
async function openUnescaped(page: Page, headers: Record<string, string>): Promise<void> {
  const html = { "Content-Type": "text/html;charset=utf-8" };
  await page.route("**/unescaped", (route) =>
    route.fulfill({
      headers: html,
      body: livePayloads.map((_, index) => `<iframe src="/unescaped/${index}"></iframe>`).join(""),
    }),
  );
  await page.route("**/unescaped/*", (route) => {
    const payload = livePayloads[Number(route.request().url().split("/").at(-1))];
    if (payload === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      headers: { ...html, ...headers },
      body: `<!doctype html><title>unescaped</title><body>${places[payload.place](payload.text)}`,
    });
  });
  await page.goto("/unescaped");
}

const places: Record<Place, (text: string) => string> = {
  markup: (text) => text,
  attribute: (text) => `<p title="${text}">a</p><p title='${text}'>b</p><p title=${text}>c</p>`,
  address: (text) => `<a href="${text}">go</a>`,
};

async function textsThatDidNotRun(page: Page): Promise<string[]> {
  const ran = await page.evaluate(() =>
    [...document.querySelectorAll("iframe")].map(({ contentWindow }) => (contentWindow?.executed.length ?? 0) > 0),
  );
  return livePayloads.filter((_, index) => ran[index] !== true).map(({ text }) => text);
}

/** An init script: does what a visitor might do, and checks the style. */
function touchEverything(): void {
  if (!location.pathname.startsWith("/unescaped/")) return;
  addEventListener("load", () => {
    for (const element of document.querySelectorAll("body *")) {
      for (const type of ["pointerenter", "mouseover", "focus"])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (element.matches("a, area, button, [onclick]"))
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    if (getComputedStyle(document.documentElement).getPropertyValue("--hostile") !== "") window.executed.push("style");
    if (getComputedStyle(document.body).getPropertyValue("--hostile") !== "") window.executed.push("style");
  });
}
