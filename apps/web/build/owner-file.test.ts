import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { importOwnerFile } from "./owner-file.ts";
import { web } from "./paths.mjs";

it.each([
  ["in Latin-1", Buffer.from('export const home = { title: "Gespr\u00e4ch" };', "latin1"), 1],
  ["with a character that an editor lost", 'export const home = {\n  title: "Gespr\uFFFDch" };', 2],
  ["in UTF-16", Buffer.from('\uFEFFexport const home = { title: "Gespr\u00e4ch" };', "utf16le"), 1],
  [
    "in Shift JIS",
    Buffer.concat([Buffer.from('export const home = { title: "'), Buffer.from([0x8c, 0xf5]), Buffer.from('" };')]),
    1,
  ],
  ["in Windows-1252", Buffer.from('export const home = { title: "It\x92s quiet" };', "latin1"), 1],
  ["converted from Windows-1252 as Latin-1", 'export const home = { title: "It\u0092s quiet" };', 1],
  ["in EUC-JP", Buffer.concat([Buffer.from('export const home = {\n  title: "'), Buffer.from([0xb8, 0xf7, 0x22])]), 2],
  ["in UTF-16 without a byte order mark", Buffer.from('export const home = { title: "Quiet" };', "utf16le"), 1],
  ["in UTF-16, big-endian", Buffer.from('\uFEFFexport const home = { title: "" };', "utf16le").swap16(), 1],
  [
    "cut off within a character",
    Buffer.from('export const home = { title: "Gespr\u00e4ch" }; // ä').subarray(0, -1),
    1,
  ],
])("an owner's file %s must be saved as UTF-8", async (_, content, line) => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "home.ts");
  writeFileSync(file, content);
  await expect(importOwnerFile(file)).rejects.toThrow(
    `has a letter in line ${line} that cannot be read, so it would be lost. Save it as UTF-8`,
  );
});

it.each([
  ["a missing comma", 'title: "Light"\n  lead: "Rest"', 3],
  ["typographic quotes", "title: „Licht“", 2],
  ["a full-width comma", 'title: "光"，', 2],
])("%s in an owner's file is reported with its line number", async (_, words, line) => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "home.ts");
  writeFileSync(file, `export const home = {\n  ${words}\n};`);
  await expect(importOwnerFile(file)).rejects.toThrow(
    `near line ${line}. Is a comma, a quote or a bracket missing, perhaps on the line before? Type plain " and , instead of “ and ，.`,
  );
});

it("reports a missing owner file by name", async () => {
  const importing = importOwnerFile(join(web, "practice/none.ts"));
  await expect(importing).rejects.toThrow("practice/none.ts, and start again:\n\n  - The file is missing. Put it back");
});
