import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { Failure } from "./run-main.mjs";

type Environment = Record<string, string | undefined>;

/** Must match Node's parser, because earlier versions used it. Otherwise the owner is locked out or sees no events. */
const ASKED = ["ADMIN_PASSWORD", "DATA_DIR"];

/** Returns the environment, which overrides a folder's `.env`. Throws a `Failure` for malformed or ambiguous lines. */
export function readEnvironment(folder: string, environment: Readonly<Environment> = process.env): Environment {
  const file = join(folder, ".env");
  if (!existsSync(file)) return { ...environment };
  const lines = decode(readFileSync(file)).split(/\r\n|[\r\n]/);
  const values = readLines(lines);
  for (const name of ASKED) if (environment[name] === undefined) ask(name, values[name], lines);
  return { ...values, ...environment };
}

/** Returns whether other users can read a folder's `.env` file. Windows has no permission bits. */
export function isEnvironmentFileOpen(folder: string): boolean {
  const { mode = 0 } = statSync(join(folder, ".env"), { throwIfNoEntry: false }) ?? {};
  return process.platform !== "win32" && (mode & 0o077) !== 0;
}

/** Windows editors save UTF-16, sometimes without a byte order mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff || second === 0;
  const encoding = isLittleEndian ? "utf-16le" : first === 0xfe || first === 0 ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('The .env file has an unknown encoding: save it as "UTF-8", and start again.');
  }
}

/** Reads everything after `=` literally, except for outer spaces and one pair of quotation marks. */
function readLines(lines: readonly string[]): Environment {
  const values: Environment = {};
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)[ \t]*=(.*)$/.exec(line) ?? [];
    const place = `Line ${index + 1} of the .env file`;
    if (name === undefined)
      throw new Failure(
        `${place} is not a setting: write NAME=value on one line, or # before a note, and start again.`,
      );
    if (name in values) throw new Failure(`${place} sets ${name} again: keep one of the two, and start again.`);
    values[name] = value.replace(/^[ \t]+|[ \t]+$/g, "").replace(/^(["'`])(.*)\1$/, "$2");
  }
  return values;
}

/** Throws a `Failure` with unambiguous spellings if Node's parser reads a different value. */
function ask(name: string, value: string | undefined, lines: readonly string[]): void {
  const earlier = parseEnv(lines.join("\n"))[name];
  if (value === earlier) return;
  const ways = [
    [value, "as it stands there"],
    [earlier, "as earlier versions of the site read it"],
  ].flatMap(([given = "", what]) => (given.trim() === "" ? [] : [`  ${unambiguous(name, given)}   ${what}`]));
  throw new Failure(
    `${name} in the .env file can be read in more than one way. Write the one that you mean, and start again:\n\n${ways.join("\n")}`,
  );
}

/** Returns a line that both parsers read as this value. */
function unambiguous(name: string, value: string): string {
  const lines = ["", '"', "'", "`"].map((mark) => `${name}=${mark}${value}${mark}`);
  const isRead = (line: string) => parseEnv(line)[name] === value && readLines([line])[name] === value;
  return (!value.includes("\n") && lines.find(isRead)) || `${name}=…   (choose another one: no line can say this)`;
}
