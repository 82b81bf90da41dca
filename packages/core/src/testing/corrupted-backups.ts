import type { MarkedFileRefusal } from "../shared/marked-file.ts";

/** A file that must be refused, and the expected refusal. */
export interface CorruptedBackup {
  readonly name: string;
  readonly text: string;
  readonly refusal: MarkedFileRefusal;
}

/** More than a hundred variants of a whole backup that are damaged, or are another file. */
export function corruptedBackups(whole: string): CorruptedBackup[] {
  return [...cut(whole), ...altered(whole), ...rewritten(whole), ...foreign()];
}

/** Downloads that ended early, from the first bytes that say what the file is. */
function cut(whole: string): CorruptedBackup[] {
  return Array.from({ length: 30 }, (_, part) => {
    const length = 40 + Math.floor(((whole.length - 41) * part) / 29);
    return { name: `cut after ${length} characters`, text: whole.slice(0, length), refusal: "damaged" };
  });
}

/** Single characters that changed within what was stored. */
function altered(whole: string): CorruptedBackup[] {
  const letters = [...whole.matchAll(/[a-z]/g)].map(({ index }) => index).filter((index) => index > whole.indexOf("["));
  return Array.from({ length: 30 }, (_, part) => {
    const index = letters[Math.floor((letters.length * part) / 30)] ?? 0;
    const other = whole[index] === "x" ? "y" : "x";
    const text = `${whole.slice(0, index)}${other}${whole.slice(index + 1)}`;
    return { name: `another letter at ${index}`, text, refusal: "damaged" };
  });
}

/** Files of the right form with a wrong value somewhere. */
function rewritten(whole: string): CorruptedBackup[] {
  const file: Record<string, unknown> = JSON.parse(whole);
  const entries: Record<string, unknown> = Object(file["entries"]);
  const stored = Object.entries(entries);
  const wrong: readonly (readonly [field: string, value: unknown, refusal: MarkedFileRefusal])[] = [
    ...[undefined, null, "", "Inner-Light-Backup", 1, ["inner-light-backup"]].map(
      (value) => ["format", value, "foreign"] as const,
    ),
    ...[2, 1.5, "2", 1e9].map((value) => ["version", value, "newer"] as const),
    ...[undefined, null, 0, -1, "1", "one", true].map((value) => ["version", value, "damaged"] as const),
    ...[undefined, null, 0, "", "May 1", "2026-05-01", "2026-05-01T12:00:00.001Z"].map(
      (value) => ["createdAt", value, "damaged"] as const,
    ),
    ...[undefined, null, 0, "", "00000000", "deadbeef", String(file["checksum"]).toUpperCase().padEnd(9, "0")].map(
      (value) => ["checksum", value, "damaged"] as const,
    ),
    ...[undefined, null, 0, "", [], stored, {}, { ...entries, carouselImages: [] }].map(
      (value) => ["entries", value, "damaged"] as const,
    ),
    ["entries", { ...entries, calendarEvents: null }, "damaged"],
    ["entries", { ...entries, theme: "dark" }, "damaged"],
    ["entries", JSON.parse(`{"__proto__":"[]",${JSON.stringify(entries).slice(1)}`), "damaged"],
    ["entries", Object.fromEntries(stored.slice(1)), "damaged"],
    ["entries", Object.fromEntries(stored.map(([key], index) => [key, stored.at(index - 1)?.[1]])), "damaged"],
    ["more", 1, "damaged"],
  ];
  return wrong.map(([field, value, refusal]) => ({
    name: `${field} is ${JSON.stringify(value)?.slice(0, 60)}`,
    text: JSON.stringify({ ...file, [field]: value }),
    refusal,
  }));
}

/** Files that never were a backup. */
function foreign(): CorruptedBackup[] {
  const blank = ["", " ", "\n\n\t", "\uFEFF"].map((text) => ({
    name: `blank ${JSON.stringify(text)}`,
    text,
    refusal: "empty" as const,
  }));
  const others = [
    "null",
    "true",
    "0",
    '""',
    "[]",
    "{}",
    "[{}]",
    '{"calendarEvents":[]}',
    '{"calendarEvents":"[]","contactSubmissions":"[]"}',
    '{"format":"another-backup","version":1,"entries":{}}',
    '{"name":"web","version":"1.0.0","private":true}',
    '{"version":"https://jsonfeed.org/version/1.1","items":[]}',
    "[".repeat(50_000),
    "undefined",
    "NaN",
    "Dear practice,",
    "<!doctype html><title>Not found</title>",
    "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    "title,date,time\nCircle,2026-05-01,10:00\n",
    "\u0000\u0001\u0002\u0003",
    "PK\u0003\u0004\u0014\u0000\u0000\u0000",
    "\uFFFDPNG\r\n\u001A\n\u0000",
    "%PDF-1.7\n%\uFFFD\uFFFD\uFFFD",
    "\uFEFF{}",
    "x".repeat(1_000_000),
  ].map((text) => ({ name: `other ${JSON.stringify(text.slice(0, 40))}`, text, refusal: "foreign" as const }));
  return [...blank, ...others];
}
