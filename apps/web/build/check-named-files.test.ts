import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkNamedFiles } from "./check-named-files.ts";

/** A built site with one page, a style sheet and a picture in two sizes. */
function siteWith(page: string): string {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "pictures"));
  for (const file of ["main.css", "pictures/room 1.jpg", "pictures/room 2.jpg"]) writeFileSync(join(folder, file), "");
  writeFileSync(join(folder, "index.html"), page);
  return folder;
}

const COMPLETE = `<link rel="stylesheet" href="/home/main.css"><link rel="canonical" href="/home/about">
  <img src="/home/pictures/room%201.jpg" srcset="/home/pictures/room%201.jpg 1x, /home/pictures/room%202.jpg 2x">
  <img src="https://pictures.example/far.jpg"><script src="//far.example/a.js"></script><a href="/home/about">About</a>`;

it("a page with all its files passes", async () => {
  await expect(checkNamedFiles(siteWith(COMPLETE), "/home/")).resolves.toBeUndefined();
});

it.each([
  ['<link rel="icon" href="/home/favicon.ico">', "/home/favicon.ico"],
  ['<script type="module" src="/home/assets/main.js"></script>', "/home/assets/main.js"],
  ['<img src="/home/pictures/room%201.jpg" srcset="/home/pictures/garden.jpg 2x">', "/home/pictures/garden.jpg"],
])("a page that names a file that is not there stops the build: %s", async (element, address) => {
  await expect(checkNamedFiles(siteWith(COMPLETE + element), "/home/")).rejects.toThrow(
    `index.html names ${address}, and there is no such file.`,
  );
});
