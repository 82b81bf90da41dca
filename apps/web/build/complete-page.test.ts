import { createHash } from "node:crypto";
import { aCalendarEvent } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { completePage } from "./complete-page.ts";

const TEMPLATE =
  '<!doctype html><html><head><!--policy--><!--head--></head><body><div id="root"><!--page--></div><script type="module">start()</script></body></html>';

function pageWith(title: string) {
  return completePage({
    template: TEMPLATE,
    head: "<style>body{}</style>",
    body: "<h1>$& $1</h1>",
    furtherHead: "",
    data: { upcoming: [aCalendarEvent({ title })] },
    connectsTo: ["'self'"],
  });
}

it.each(["</script><script>alert(1)</script>", "<!--<script>", "$& $1 $`", "\u2028 ✨ \ud800"])(
  "page data is never parsed as markup: %j",
  (title) => {
    const { html } = pageWith(title);
    const [, data = ""] = /<script [^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    // Without "<", a string cannot end the element or start a comment in it.
    expect(data).not.toContain("<");
    expect(JSON.parse(data).upcoming[0].title).toBe(title);
    expect(html).toContain("<h1>$& $1</h1>");
  },
);

it("the content security policy allows the page's own scripts", () => {
  const { html, policy } = pageWith("Moon circle");
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash("start()")};`);
  expect(policy).toContain(hash("body{}"));
  expect(policy).toContain("connect-src 'self';");
  expect(html).toContain(`content="${policy}"`);
});
