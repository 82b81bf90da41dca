import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { describe, expect, it, test } from "vitest";
import { repository } from "../paths.mjs";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { featuresInFiles } from "./shipped-features.ts";
import { isLacking, withoutFeature } from "./without-feature.ts";

test("the guide names the oldest browsers, and says what happens without each feature", () => {
  const guide = readFileSync(join(repository, "docs/browsers.md"), "utf8");
  const { chrome, firefox, safari, safari_ios } = oldestBrowsers;
  expect(guide).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, iOS ${safari_ios}`);
  for (const sentence of Object.values(withoutFeature)) expect(guide).toContain(sentence);
});

describe("a feature that the oldest browsers lack is found", () => {
  it.each([
    "URL.parse(address)",
    "URL.canParse(address)",
    "AbortSignal.any(signals)",
    "Iterator.from(list)",
    "list.values().take(3)",
    "Temporal.Now.instant()",
    "RegExp.escape(text)",
    "Math.sumPrecise(list)",
    "Error.isError(cause)",
    "Uint8Array.fromBase64(text)",
    "Promise.withResolvers()",
    "Object.groupBy(list, byDay)",
    "ours.union(theirs)",
    "new Intl.DurationFormat()",
    "Response.json(list)",
    "blob.bytes()",
    "scheduler.yield()",
    "navigation.navigate(address)",
    "cookieStore.get(name)",
    "window.cookieStore",
    "dialog.requestClose()",
    "button.popoverTargetElement",
    'note.role = "alert"',
    "field.style.fieldSizing = size",
    "import.meta.resolve(name)",
    'list.addEventListener("scrollend", stop)',
    'document.createElement("search")',
    "/(?<=a)b/.test(text)",
    'new RegExp("(?<=a)b")',
    "/[\\p{Lu}--[A-Z]]/v.test(text)",
    "/(?i:a)b/.test(text)",
    "class Part { static { start(); } }",
    "{ using file = open(); }",
    'import list from "./list.json" with { type: "json" }; start(list)',
    '<dialog closedby="any" />',
    '<details name="questions" />;',
    '<button command="show-modal" />',
    '<button popoverTarget="menu" />',
    '<Button popoverTarget="menu" />',
    "<search />",
    '<img fetchPriority="high" />',
    '<input type="checkbox" switch />',
    "<textarea style={{ fieldSizing: size }} />",
    "styled.search.withConfig({})`color: red`",
    "styled.p`field-sizing: content`",
    "styled.p`color: red; text-wrap: balance`",
    `styled.p\`\${mixin} text-wrap: balance; \${Link}:hover & { color: red; }\``,
    `styled.p\`ul { width: round(up, \${width}, 1rem); }\``,
    `styled.p\`@media (width >= \${wide}) { color: red; }\``,
    'const wide = "@media (width >= 40em)"',
    'const ease = "transform 1s linear(0, 0.5, 1)"',
  ])("in a script: %s", async (source) => {
    expect(lacking({ scripts: [await compile(source)] })).not.toEqual([]);
  });

  it.each([
    "p { a { color: red; } }",
    "@media (width >= 40em) {}",
    "p { transition-timing-function: linear(0, 0.5, 1); }",
    "p { color: rgb(from red r g b); }",
    "p { width: round(up, 1px, 2px); }",
    "p { field-sizing: content }",
    "@starting-style {}",
    ":popover-open {}",
  ])("in styles: %s", (styles) => {
    expect(lacking({ styles: [styles] })).not.toEqual([]);
    expect(lacking({ pages: [`<style>${styles}</style>`] })).not.toEqual([]);
  });

  it.each([
    "<ul popover></ul>",
    "<search></search>",
    '<p style="field-sizing: content"></p>',
    '<script type="module">URL.parse("")</script>',
  ])("in a page: %s", (page) => {
    expect(lacking({ pages: [page] })).not.toEqual([]);
  });
});

test("what every browser has raises no alarm, nor does a member that the scripts define", async () => {
  const scripts = [
    await compile(`
      const inbox = { bytes: () => [].toSorted() };
      inbox.bytes();
      const Box = styled.p\`\${mixin} & > p { color: red; }\`;
      document.body.append(/[(?<=]\\(\\?<=/u.source, structuredClone(Object.hasOwn(inbox, "bytes")));
      <details open style={{ marginTop: 0 }}><Box name="box" /></details>;
    `),
  ];
  expect(lacking({ scripts, styles: ["p { color: rgb(0 0 0 / 50%); }"] })).toEqual([]);
});

function lacking(files: Parameters<typeof featuresInFiles>[0]): readonly string[] {
  return featuresInFiles(files)
    .filter(isLacking)
    .map(({ name }) => name);
}

async function compile(source: string): Promise<string> {
  const { code } = await transformWithOxc(source, "probe.tsx", { jsx: { runtime: "automatic" }, target: "esnext" });
  return code;
}
