// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { Failure } from "./run-main.mjs";

/**
 * Variables for which a line must mean the same to this reader and to Node's, which earlier versions used. A wrong password
 * would lock the owner out, and a wrong folder would start with an empty calendar. Wrong values of others are refused.
 */
const ASKED = ["ADMIN_PASSWORD", "DATA_DIR"];

/**
 * The environment with the variables of the file `.env` in a folder, where it exists. Those of the environment win. Throws
 * a `Failure` that says what to write instead where the file, or a line of it, may mean something else than it says.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string | undefined>}
 */
export function readEnvironment(folder, environment = process.env) {
  const file = join(folder, ".env");
  if (!existsSync(file)) return { ...environment };
  const lines = decode(readFileSync(file)).split(/\r\n|[\r\n]/);
  const values = readLines(lines);
  for (const name of ASKED) if (environment[name] === undefined) ask(name, values[name], lines);
  return { ...values, ...environment };
}

/**
 * Whether other users of this computer can read the file `.env` in a folder. Windows has no such bits.
 * @param {string} folder
 */
export function isEnvironmentFileOpen(folder) {
  const { mode = 0 } = statSync(join(folder, ".env"), { throwIfNoEntry: false }) ?? {};
  return process.platform !== "win32" && (mode & 0o077) !== 0;
}

/**
 * The text of a file that Notepad, PowerShell or any other editor saved.
 * @param {Uint8Array} bytes
 */
function decode(bytes) {
  const [first, second] = bytes;
  const isLittleEndian = first === 0xff || second === 0;
  const encoding = isLittleEndian ? "utf-16le" : first === 0xfe || first === 0 ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('The file .env is in no encoding that can be read: save it as "UTF-8", and start again.');
  }
}

/**
 * Takes what follows each `=` literally, without the spaces and the one pair of quotation marks around it.
 * @param {readonly string[]} lines
 */
function readLines(lines) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)[ \t]*=(.*)$/.exec(line) ?? [];
    const place = `Line ${index + 1} of the file .env`;
    if (name === undefined)
      throw new Failure(`${place} is no setting: write NAME=value in one line, or # before a note, and start again.`);
    if (name in values) throw new Failure(`${place} sets ${name} again: keep one of the two, and start again.`);
    values[name] = value.replace(/^[ \t]+|[ \t]+$/g, "").replace(/^(["'`])(.*)\1$/, "$2");
  }
  return values;
}

/**
 * Throws a `Failure` with each way to write a value that Node's parser reads differently.
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly string[]} lines
 */
function ask(name, value, lines) {
  const earlier = parseEnv(lines.join("\n"))[name];
  if (value === earlier) return;
  const ways = [
    [value, "as it stands there"],
    [earlier, "as earlier versions of the site read it"],
  ].flatMap(([given = "", what]) => (given.trim() === "" ? [] : [`  ${unambiguous(name, given)}   ${what}`]));
  throw new Failure(
    `${name} in the file .env can be read in more than one way. Write the one that you mean, and start again:\n\n${ways.join("\n")}`,
  );
}

/**
 * The line that both read as this value.
 * @param {string} name
 * @param {string} value
 */
function unambiguous(name, value) {
  const lines = ["", '"', "'", "`"].map((mark) => `${name}=${mark}${value}${mark}`);
  const isRead = (/** @type {string} */ line) => parseEnv(line)[name] === value && readLines([line])[name] === value;
  return (!value.includes("\n") && lines.find(isRead)) || `${name}=…   (choose another one: no line can say this)`;
}
