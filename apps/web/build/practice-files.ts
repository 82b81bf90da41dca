import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  encodingOf,
  type MarkedFileRefusal,
  type PublishedCalendarFile,
  readPublishedCalendar,
} from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import { OwnerFileError } from "./owner-file.ts";
import { practice } from "./paths.mjs";

/** The practice's pictures, served at `/pictures/…`. */
export const PICTURES = "pictures";
/** The practice's icon, also shown next to its name. */
export const ICON = "icon.svg";
export const CARD = "social-card.jpg";
const CALENDAR = "calendar.json";
export const CALENDAR_FILE = `apps/web/practice/${CALENDAR}`;

const KNOWN = ["site.config.ts", "words", PICTURES, CALENDAR, ICON, CARD];

/** Files that macOS and Windows add to folders. */
export const SYSTEM_FILE = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

/** Returns the path of a practice's file or folder, or `null`. */
export function practiceFile(name: string): string | null {
  const file = join(practice, name);
  return existsSync(file) ? file : null;
}

/** Throws an `OwnerFileError` for files that the site does not recognize or cannot show. */
export function checkPracticeFiles(folder = practice): void {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !SYSTEM_FILE.test(name));
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

/** The pages' policy blocks inline styles and scripts. */
function isPlainDrawing(svg: string): boolean {
  return svg.includes("<svg") && !/<(?:style|script)\b|\s(?:style|on\w+)=/.test(svg);
}

/** What drawing programs add: comments, the author's name, and paths on the author's computer. */
const SVG_METADATA = [
  "<!--.*?-->",
  String.raw`<(metadata|(?:sodipodi|inkscape):[\w-]+)(?=[\s/>])[^>]*(?:/>|>.*?</\1>)`,
  String.raw`\s(?:sodipodi|inkscape):[\w-]+=(?:"[^"]*"|'[^']*')`,
];

/** Removes a drawing's metadata. Works on bytes, because the encoding is unknown. */
export function withoutMetadata(svg: Buffer): Buffer {
  const text = svg.toString("latin1").replace(new RegExp(SVG_METADATA.join("|"), "gs"), "");
  return Buffer.from(text, "latin1");
}

/** JPEG, PNG, WebP, AVIF, GIF or SVG signatures, as Latin-1. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs]|GIF8|\s*<(?:\?xml|!--|svg))/s;

/** Returns the path of the picture at a URL, or `null`. Mac file names need Unicode normalization. */
export function pictureFile(address: string, folder = practiceFile(PICTURES)): string | null {
  const [, name] = /^\/pictures\/(.*)/.exec(address) ?? [];
  const files = picturesIn(folder);
  const found =
    files.find((file) => file === name) ?? files.find((file) => file.normalize("NFKC") === name?.normalize("NFKC"));
  return folder === null || found === undefined ? null : join(folder, found);
}

function picturesIn(folder: string | null): string[] {
  return folder === null ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
}

/** Returns what was expected instead of this URL, or `null` if there is such a picture. */
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

/** Returns the published calendar, or `null` without a file. Throws a `Failure` if the file is invalid. */
export function readPublishedCalendarFile(folder = practice): PublishedCalendarFile | null {
  const file = join(folder, CALENDAR);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const reading = readPublishedCalendar(new TextDecoder(encodingOf(bytes)).decode(bytes));
  if ("calendar" in reading) return reading.calendar;
  throw new Failure(`${CALENDAR_FILE} ${refusals[reading.refusal]}\n\nThe site was not built, and stays as it was.`);
}

const AGAIN = "Publish the calendar again in /admin, and put the new file in its place.";

const refusals: Readonly<Record<MarkedFileRefusal, string>> = {
  empty: `is empty. ${AGAIN}`,
  damaged: `is damaged: part of it is missing or was changed by hand. ${AGAIN}`,
  newer: "was made by a later version of this site. Update this copy of the site first.",
  foreign: `is not a calendar of this site. ${AGAIN}`,
};
