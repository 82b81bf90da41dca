import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OwnerFileError } from "./owner-file.ts";
import { practice } from "./paths.mjs";

/** The folder of the practice's pictures, whose files have the addresses `/pictures/…`. */
export const PICTURES = "pictures";

/** The practice's own icon, which is also the mark beside its name. */
export const ICON = "icon.svg";

/** The practice's own picture for shared links. */
export const CARD = "social-card.jpg";

/** The practice's calendar, which /admin makes. A second download is named "calendar (1).json". */
export const CALENDAR = "calendar.json";

const KNOWN = ["site.config.ts", "words", PICTURES, CALENDAR, ICON, CARD];

/** A file or folder of the practice by its name; `null` where it has none. */
export function practiceFile(name: string): string | null {
  const file = join(practice, name);
  return existsSync(file) ? file : null;
}

/** Throws an `OwnerFileError` where the practice has a file that the site does not know, or cannot show. */
export function checkPracticeFiles(folder = practice): void {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !name.startsWith("."));
  const problems = files.flatMap((name) => {
    const problem = fileProblem(name, () => readFileSync(join(folder, name), "latin1"));
    return problem === null ? [] : `${name}: ${problem}.`;
  });
  if (problems.length > 0) throw new OwnerFileError("practice", problems);
}

function fileProblem(name: string, read: () => string): string | null {
  if (!KNOWN.includes(name))
    return `the site does not know this file. Put it into words or pictures, give it one of the names ${KNOWN.slice(3).join(", ")}, or remove it`;
  if (name === ICON && !isPlainDrawing(read()))
    return "expected an SVG drawing without styles and scripts, which programs call “plain SVG”";
  return name !== CARD || read().startsWith("\xff\xd8") ? null : "expected a JPEG picture of 1200 by 630 pixels";
}

/** The policy of the pages allows no style in an attribute, and no script. */
function isPlainDrawing(svg: string): boolean {
  return svg.includes("<svg") && !/<(?:style|script)\b|\s(?:style|on\w+)=/.test(svg);
}

/** How a JPEG, PNG, WebP, AVIF, GIF or SVG picture begins, read as Latin-1. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs]|GIF8|\s*<(?:\?xml|!--|svg))/s;

/** The path of a picture by its address, however either spells its accents, or `null`. */
export function pictureFile(address: string, folder = practiceFile(PICTURES)): string | null {
  const name = /^\/pictures\/(.*)/.exec(address)?.[1]?.normalize();
  const found = picturesIn(folder).find((file) => file.normalize() === name);
  return folder === null || found === undefined ? null : join(folder, found);
}

function picturesIn(folder: string | null): string[] {
  return folder === null ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
}

/** What is expected in the place of an address that leads to no picture of the practice; `null` where it leads to one. */
export function pictureProblem(address: unknown, folder = practiceFile(PICTURES)): string | null {
  const [, name] = /^\/pictures\/(.*)/.exec(String(address)) ?? [];
  if (name === undefined)
    return 'a picture that you have put into apps/web/practice/pictures, such as "/pictures/room.jpg"';
  const file = pictureFile(String(address), folder);
  if (file === null) {
    const plain = (given: string) => given.normalize().toLowerCase();
    const similar = picturesIn(folder).find((other) => plain(other) === plain(name));
    return `a picture in apps/web/practice/pictures, where ${similar === undefined ? "there is none of that name" : `this one is named "${similar}"`}`;
  }
  const beginning = readFileSync(file).subarray(0, 400).toString("latin1");
  return PICTURE.test(beginning) ? null : "a JPEG, PNG, WebP, AVIF, GIF or SVG picture, which this file is not";
}
