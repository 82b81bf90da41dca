import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { languageStyle, writeExtendedFonts } from "./language-head.ts";

describe("a language's styles", () => {
  it("are empty for English", () => expect(languageStyle("en-GB")).toBe(""));

  it.each(["ja-JP", "zh-Hans-CN", "zh-TW"])("break lines in %s between words", (language) => {
    expect(languageStyle(language)).toContain("body{word-break:auto-phrase;line-break:strict}");
    expect(languageStyle(language)).not.toContain("hyphens:auto");
  });

  it.each(["de-AT", "ko", "he"])("hyphenate long words in %s", (language) => {
    expect(languageStyle(language)).toContain("hyphens:auto");
    expect(languageStyle(language)).toContain('[translate="no"]{-webkit-hyphens:manual;hyphens:manual}');
  });

  it.each(["he", "ar-EG", "ckb", "pa-Arab", "pa-PK", "sd", "dv", "nqo", "yi", "az-IR"])(
    "isolate names and numbers in %s",
    (language) => {
      expect(languageStyle(language)).toContain('[lang="en-US"]{direction:ltr');
      expect(languageStyle(language)).toContain('a[href^="tel:"]');
    },
  );

  it.each(["el", "az-Latn", "pa", "ku", "sd-Deva", "ar-Latn"])("do not set a text direction for %s", (language) =>
    expect(languageStyle(language)).not.toContain("direction"),
  );
});

describe("extended fonts", () => {
  const write = async (language: string, texts: unknown) => {
    const dist = mkdtempSync(join(tmpdir(), "inner-light-"));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    return {
      head: await writeExtendedFonts(dist, "/site/", language, texts),
      files: readdirSync(dist, { recursive: true }),
    };
  };

  it.each([
    ["en-US", "Zoë’s œuvre"],
    ["ja", "光"],
  ])("are not included for %s if the basic fonts suffice", async (language, text) =>
    expect(await write(language, { text })).toEqual({ head: "", files: [] }),
  );

  it.each([
    ["pl", ""],
    ["tr", ""],
    ["en-US", "Šárka"],
  ])("are included for %s if the basic fonts lack letters: %s", async (language, text) => {
    const { head, files } = await write(language, [text]);
    const fonts = files.filter((file) => String(file).endsWith(".woff2"));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(head).toContain(`url("/site/${font}")`);
  });
});
