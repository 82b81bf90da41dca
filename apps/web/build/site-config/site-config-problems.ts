import { BUILT_IN_GALLERY_SLIDES } from "@inner-light/core";
import * as v from "valibot";
import { colorProblems } from "../colors/color-problems.ts";
import { lineOfSetting, type SettingPath } from "./line-of-setting.ts";
import { siteConfigSchema } from "./site-config-schema.ts";

interface Problem {
  /** Empty for the file as a whole. */
  readonly path: SettingPath;
  readonly sentence: string;
}

/** A sentence for each setting of the owner's file that the site cannot use, with its line in `source` if that is known. */
export function siteConfigProblems(config: unknown, source: string): string[] {
  const { success, output, issues } = v.safeParse(siteConfigSchema, config);
  const problems = success ? [...strayPictures(output), ...colorProblems(output.colors)] : issues.map(problemOf);
  return problems.map(({ path, sentence }) => (path.length === 0 ? sentence : `${place(path, source)}: ${sentence}`));
}

function problemOf({ type, path: steps, input, message }: v.BaseIssue<unknown>): Problem {
  const path = steps?.map(({ key }) => (typeof key === "number" ? key : String(key))) ?? [];
  const last = steps?.at(-1);
  if (last === undefined) return { path, sentence: `The file gives ${found(input)}; expected ${message}.` };
  if (type === "raw_check") return { path, sentence: `there is no such setting. ${message}` };
  // The key itself is wrong, rather than missing.
  if (last.origin === "key" && input !== undefined) {
    return { path: path.slice(0, -1), sentence: `found ${found(input)}, expected ${message}.` };
  }
  return { path, sentence: `found ${found(last.value)}, expected ${message}.` };
}

/** Where a setting stands, as people say it: `opens in row 2 of officeHours (line 21)`. */
function place(path: SettingPath, source: string): string {
  const line = lineOfSetting(source, path);
  return nameOf(path) + (line === null ? "" : ` (line ${line})`);
}

function nameOf(path: SettingPath): string {
  const at = path.findLastIndex((key) => typeof key === "number");
  const setting = path.slice(at + 1).reduce((name: string, key) => {
    if (/^\d+$/.test(String(key))) return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${key}`;
  }, "");
  if (at === -1) return setting;
  const row = `row ${Number(path[at]) + 1} of ${nameOf(path.slice(0, at))}`;
  return setting === "" ? row : `${setting} in ${row}`;
}

/** The value as the owner wrote it, shortened. */
function found(input: unknown): string {
  if (input === undefined) return "nothing";
  if (Array.isArray(input)) return input.length === 0 ? "an empty list" : "a list";
  if (typeof input === "object" && input !== null) return "a group of settings";
  if (typeof input === "function") return "a function";
  if (typeof input !== "string") return String(input);
  return input.length > 80 ? `${JSON.stringify(input.slice(0, 77))} and more` : JSON.stringify(input);
}

/** Complains about pictures for slides that do not exist. */
function strayPictures({ slides, pictures }: v.InferOutput<typeof siteConfigSchema>): Problem[] {
  const count = slides?.length ?? BUILT_IN_GALLERY_SLIDES.length;
  return Object.keys(pictures?.bySlide ?? {})
    .filter((number) => Number(number) > count)
    .map((number) => ({
      path: ["pictures", "bySlide", number],
      sentence: `there is no slide ${number}, expected a number from 1 to ${count}.`,
    }));
}
