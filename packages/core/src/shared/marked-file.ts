import * as v from "valibot";
import { parseJson } from "./json-text.ts";

/**
 * Why a file is refused. The codes are stable, because the site picks its messages by them.
 *
 * - `empty`: the file has no content.
 * - `damaged`: the format is right, but something is missing or altered.
 * - `newer`: a later version of this site wrote the file.
 * - `foreign`: the file has another format.
 */
export type MarkedFileRefusal = "empty" | "damaged" | "newer" | "foreign";

type MarkedFileReading<Content> =
  | { readonly createdAt: string; readonly content: Content }
  | { readonly refusal: MarkedFileRefusal };

interface MarkedFileFormat<Content> {
  readonly format: string;
  readonly version: number;
  readonly key: string;
  readonly isContent: (value: unknown) => value is Content;
}

/** Returns a label for `TextDecoder`. Windows editors save UTF-16 with a byte order mark. */
export function encodingOf([first]: Uint8Array): string {
  return first === 0xff ? "utf-16le" : first === 0xfe ? "utf-16be" : "utf-8";
}

/** Defines a JSON file with a creation time (ISO 8601, UTC) and a checksum that survives reformatting. */
export function markedFile<Content>({ format, version, key, isContent }: MarkedFileFormat<Content>) {
  const markedSchema = v.object({ format: v.literal(format), version: v.optional(v.unknown()) });
  const fileSchema = v.objectWithRest(
    {
      format: v.literal(format),
      version: v.literal(version),
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
      checksum: v.string(),
    },
    v.unknown(),
  );
  const checksumOf = (createdAt: string, content: Content) =>
    checksum(JSON.stringify([format, version, createdAt, content]));

  return {
    checksumOf,

    write(createdAt: string, content: Content): string {
      const file = { format, version, createdAt, checksum: checksumOf(createdAt, content), [key]: content };
      return JSON.stringify(file, null, 2);
    },

    /** Yields the file line by line. `content` is JSON in chunks that end between tokens. */
    *lines(createdAt: string, content: Iterable<string>): Generator<string, void, undefined> {
      const head = JSON.stringify({ format, version, createdAt }).slice(0, -1);
      yield `${head},${JSON.stringify(key)}:\n`;
      let sum = checksum(`${JSON.stringify([format, version, createdAt]).slice(0, -1)},`);
      for (const piece of content) {
        sum = checksum(piece, sum);
        yield `${piece}\n`;
      }
      yield `,"checksum":"${checksum("]", sum)}"}\n`;
    },

    read(text: string): MarkedFileReading<Content> {
      if (text.trim() === "") return { refusal: "empty" };
      const value = parseJson(text);
      if (value === undefined) return { refusal: text.includes(format) ? "damaged" : "foreign" };
      const marked = v.safeParse(markedSchema, value);
      if (!marked.success) return { refusal: "foreign" };
      const made = marked.output.version;
      if (typeof made !== "object" && Number(made) > version) return { refusal: "newer" };
      const file = v.safeParse(fileSchema, value);
      if (!file.success) return { refusal: "damaged" };
      const { createdAt, [key]: content } = file.output;
      const isWhole = isContent(content) && file.output.checksum === checksumOf(createdAt, content);
      const hasOtherKeys = Object.keys(Object(value)).length > Object.keys(fileSchema.entries).length + 1;
      if (!isWhole || hasOtherKeys) return { refusal: "damaged" };
      return { createdAt, content };
    },
  };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** Returns the CRC-32 (ISO 3309) of UTF-16 code units, low byte first. `before` is the checksum so far. */
export function checksum(text: string, before = "00000000"): string {
  let remainder = Number.parseInt(before, 16) ^ 0xffffffff;
  const take = (byte: number) => {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  };
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    take(unit & 0xff);
    take(unit >>> 8);
  }
  return ((remainder ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
