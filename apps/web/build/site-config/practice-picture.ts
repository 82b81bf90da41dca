import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURES, practiceFile } from "../practice-files.ts";

/** How the addresses of the practice's pictures begin. */
const ADDRESS = `/${PICTURES}/`;

/** How a file of each kind that browsers show begins, read as Latin-1. */
const BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftypavi[fs]/s,
  /^GIF8/,
  /^\s*<(?:\?xml|!--|svg)/,
];

/** What is expected in the place of an address that leads to no picture of the practice; `null` where it leads to one. */
export function pictureProblem(address: unknown, folder = practiceFile(PICTURES)): string | null {
  if (typeof address !== "string" || !address.startsWith(ADDRESS))
    return 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"';
  const name = address.slice(ADDRESS.length);
  const names = folder === null ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
  if (folder === null || !names.includes(name)) {
    const similar = names.find((other) => other.toLowerCase() === name.toLowerCase());
    return `a picture in apps/web/practice/pictures, where ${similar === undefined ? "there is none of that name" : `this one is named "${similar}"`}`;
  }
  const beginning = readFileSync(join(folder, name)).subarray(0, 400).toString("latin1");
  return BEGINNINGS.some((pattern) => pattern.test(beginning)) ? null : "a JPEG, PNG, WebP, AVIF, GIF or SVG picture";
}
