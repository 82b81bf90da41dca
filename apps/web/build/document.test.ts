import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { writeDocument } from "./document.ts";
import { jsonScript } from "./search-files.ts";

function documentWith(title: string) {
  return writeDocument({
    head: [{ tag: "style", text: "body{}" }],
    body: "<h1>$& $1</h1>",
    end: [
      { tag: "script", attributes: { type: "module", "data-title": title, async: true, defer: null }, text: "start()" },
      jsonScript({ title }, 'type="application/json"'),
    ],
    connectsTo: ["'self'"],
  });
}

it.each(["</script><script>alert(1)</script>", '"<!--<script>', "$& $1 $`", "\u2028 ✨ \ud800"])(
  "data in a page is never parsed as markup: %j",
  (title) => {
    const { html } = documentWith(title);
    const [, data = ""] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    // Without "<", a string cannot end the element or start a comment in it.
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toEqual({ title });
    const { window } = new JSDOM(html);
    expect(window.document.querySelector("[type=module]")).toMatchObject({ dataset: { title }, async: true });
    expect(html).toContain("<h1>$& $1</h1>");
  },
);

it("a page's policy allows its scripts and styles but not its data", () => {
  const { html, policy } = documentWith("Moon circle");
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash("start()")};`);
  expect(policy).toContain(hash("body{}"));
  expect(policy).toContain("connect-src 'self';");
  expect(html).toContain(`content="${policy}"`);
});
