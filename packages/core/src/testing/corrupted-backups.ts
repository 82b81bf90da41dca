import type { MarkedFileRefusal } from "../shared/marked-file.ts";

/** A file that must be refused, and the expected refusal. */
export interface CorruptedBackup {
  readonly name: string;
  readonly text: string;
  readonly refusal: MarkedFileRefusal;
}

/** Variants of a whole backup that are damaged, or are another file. */
export function corruptedBackups(whole: string): CorruptedBackup[] {
  const file: Record<string, unknown> = JSON.parse(whole);
  const { snapshot } = file;
  const version = Number(file["version"]);
  const rewritten = (field: string, values: readonly unknown[], refusal: MarkedFileRefusal) =>
    values.map((value) => ({
      name: `${field} is ${JSON.stringify(value)?.slice(0, 60)}`,
      text: JSON.stringify({ ...file, [field]: value }),
      refusal,
    }));
  const texts = (refusal: MarkedFileRefusal, ...all: readonly string[]) =>
    all.map((text) => ({ name: `the text ${JSON.stringify(text.slice(0, 40))}`, text, refusal }));
  return [
    { name: "cut off", text: whole.slice(0, -9), refusal: "damaged" },
    ...rewritten("format", [undefined, null, "Inner-Light-Backup", ["inner-light-backup"]], "foreign"),
    ...rewritten("version", [version + 1, version + 0.5, String(version + 1)], "newer"),
    ...rewritten("version", [undefined, 0, String(version), true], "damaged"),
    ...rewritten("createdAt", [undefined, "May 1", "2026-05-01", "2026-05-01T12:00:00.001Z"], "damaged"),
    ...rewritten("checksum", [undefined, 0, "00000000"], "damaged"),
    ...rewritten("snapshot", [undefined, [], {}, { ...Object(snapshot), theme: "" }], "damaged"),
    ...rewritten("snapshot", [JSON.parse(`{"__proto__":"[]",${JSON.stringify(snapshot).slice(1)}`)], "damaged"),
    ...rewritten("more", [1], "damaged"),
    ...texts("empty", "", "\n\n\t", "\uFEFF"),
    ...texts("foreign", "null", "[]", "{}", '{"events":"[]"}', '{"format":"another-backup","version":1,"snapshot":{}}'),
    ...texts("foreign", "[".repeat(50_000), "Dear practice,", "PK\u0003\u0004", "\uFFFDPNG\r\n", "x".repeat(1_000_000)),
  ];
}
