import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { languageStyle, writeExtendedFonts } from "./language-head.ts";

describe("the styles of a language", () => {
  it.each(["en-US", "en-GB", "en"])("are none for English: %s", (language) => expect(languageStyle(language)).toBe(""));

  it.each(["ja", "ja-JP", "zh-Hans-CN", "zh-TW", "zh-Hant"])("break %s between words, and divide none", (language) => {
    expect(languageStyle(language)).toContain("body{word-break:auto-phrase;line-break:strict}");
    expect(languageStyle(language)).not.toContain("hyphens:auto");
  });

  it.each(["de-AT", "fi", "pl", "ko", "he"])("divide long words of %s, but no names", (language) => {
    expect(languageStyle(language)).toContain("hyphens:auto");
    expect(languageStyle(language)).toContain('[translate="no"]{-webkit-hyphens:manual;hyphens:manual}');
  });

  it.each(["he", "ar-EG", "fa", "ur-PK", "ckb", "pa-Arab"])(
    "isolate names and numbers of %s, and leave /admin",
    (language) => {
      expect(languageStyle(language)).toContain('[lang="en-US"]{direction:ltr');
      expect(languageStyle(language)).toContain('a[href^="tel:"]');
    },
  );

  it.each(["el", "pt-PT", "az-Latn", "pa"])("have nothing of directions for %s", (language) =>
    expect(languageStyle(language)).not.toContain("direction"),
  );
});

describe("the extended fonts", () => {
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
    ["de", "Größe"],
    ["pt-PT", "ção"],
    ["ja", "光"],
    ["he", "אור"],
  ])("stay away from a site in %s whose letters the others have", async (language, text) =>
    expect(await write(language, { text })).toEqual({ head: "", files: [] }),
  );

  it.each([
    ["cs", ""],
    ["pl", ""],
    ["tr", ""],
    ["hu", ""],
    ["lt", ""],
    ["en-US", "Šárka"],
    ["de", "Łukasz"],
  ])("come with a site in %s that has others: %s", async (language, text) => {
    const { head, files } = await write(language, [text]);
    const fonts = files.filter((file) => String(file).endsWith(".woff2"));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(head).toContain(`url("/site/${font}")`);
  });
});
