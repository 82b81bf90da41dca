import { BUILT_IN_GALLERY_SLIDES } from "@inner-light/core";
import * as v from "valibot";
import { siteConfigSchema } from "./site-config-schema.ts";

/** A sentence for each setting of the owner's file that the site cannot use. */
export function siteConfigProblems(config: unknown): string[] {
  const { success, output, issues } = v.safeParse(siteConfigSchema, config);
  return success ? strayPictures(output) : issues.map(sentence);
}

function sentence({ type, path, input, message }: v.BaseIssue<unknown>): string {
  const last = path?.at(-1);
  if (path === undefined || last === undefined) return `The file gives ${found(input)}; expected ${message}.`;
  if (type === "raw_check") return `${setting(path)}: there is no such setting. ${message}`;
  // The key itself is wrong, rather than missing.
  if (last.origin === "key" && input !== undefined) {
    return `${setting(path.slice(0, -1))}: found ${found(input)}, expected ${message}.`;
  }
  return `${setting(path)}: found ${found(last.value)}, expected ${message}.`;
}

/** The path of a setting, such as `officeHours[1].opens`. */
function setting(path: readonly v.IssuePathItem[]): string {
  return path.map(({ key }, index) => step(key, index)).join("");
}

function step(key: unknown, index: number): string {
  if (/^\d+$/.test(String(key))) return `[${key}]`;
  return index === 0 ? String(key) : `.${key}`;
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
function strayPictures({ slides, pictures }: v.InferOutput<typeof siteConfigSchema>): string[] {
  const count = slides?.length ?? BUILT_IN_GALLERY_SLIDES.length;
  return Object.keys(pictures?.bySlide ?? {})
    .filter((number) => Number(number) > count)
    .map((number) => `pictures.bySlide[${number}]: there is no slide ${number}, expected a number from 1 to ${count}.`);
}
