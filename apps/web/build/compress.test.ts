import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { COMPRESSED_AT_ONCE, compress } from "./compress.ts";

it("each text file gets a copy in brotli and one in gzip, and pictures get none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "events/1"), { recursive: true });
  const texts = ["index.html", "main.js", "favicon.svg", "events/1.ics", "events/1/index.html"];
  for (const name of [...texts, "social-card.jpg"]) writeFileSync(join(folder, name), `A light within, ${name}. `);
  await compress(folder);
  for (const name of texts) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("social-card"))).toEqual(["social-card.jpg"]);
});

it("a hundred files are compressed a few at a time, each once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let number = 0; number < 100; number++) writeFileSync(join(folder, `${number}.html`), `Page ${number}`);
  const written: string[] = [];
  const atOnce = new Set<string>();
  let most = 0;
  await compress(folder, async (path) => {
    atOnce.add(String(path));
    most = Math.max(most, atOnce.size);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce.delete(String(path));
    written.push(String(path));
  });
  expect(new Set(written).size).toBe(200);
  expect(written).toHaveLength(200);
  expect(most).toBeLessThanOrEqual(2 * COMPRESSED_AT_ONCE);
});
