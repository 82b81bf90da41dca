import { Failure } from "@inner-light/site-server";
import * as v from "valibot";

/** Lists what to correct in a file of the owner's. Has no stack, because the mistake is not in the program. */
export class OwnerFileError extends Failure {
  constructor(file: string, problems: readonly string[]) {
    const rows = problems.map((problem) => `\n  - ${problem}`);
    super(`Please correct this in apps/web/${file}, and start again:\n${rows.join("")}`);
    this.stack = this.message;
  }
}

/** "officeHours, row 2, opens: found …, expected …." */
export function problemOf({ path, input, message }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => (typeof key === "number" ? `row ${key + 1}` : String(key)));
  const last = path?.at(-1);
  const isWrongKey = last?.origin === "key" && input !== undefined;
  const place = (isWrongKey ? keys.slice(0, -1) : keys).join(", ") || "the file";
  const found = v._stringify(isWrongKey || last === undefined ? input : last.value);
  return `${place}: found ${WORDS.get(found) ?? found}, expected ${message}.`;
}

const WORDS = new Map([
  ["undefined", "nothing"],
  ["Object", "a group"],
  ["Array", "a list"],
]);
