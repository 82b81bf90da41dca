import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { COMPRESSED_AT_ONCE, compress } from "./compress.ts";

function folderWith(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "events/1"), { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), `A light within, ${name}. `);
  return folder;
}

it("compresses text files, but not pictures", async () => {
  const texts = ["index.html", "main.js", "favicon.svg", "events/1.ics", "events/1/index.html"];
  const folder = folderWith([...texts, "social-card.jpg"]);
  await compress(folder);
  for (const name of texts) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("social-card"))).toEqual(["social-card.jpg"]);
});

it("compresses every file exactly once", async () => {
  const folder = folderWith(Array.from({ length: 40 }, (_, number) => `events/${number}.ics`));
  const written: string[] = [];
  let now = 0;
  let most = 0;
  await compress(folder, async (path) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    written.push(String(path));
  });
  expect(new Set(written).size).toBe(80);
  expect(written).toHaveLength(80);
  expect(most).toBeLessThanOrEqual(2 * COMPRESSED_AT_ONCE);
});
