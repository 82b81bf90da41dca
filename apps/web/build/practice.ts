import type { PublishedCalendarFile } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import type { Settings } from "../src/site/define-site-config.ts";
import { resolveSite, type Site } from "../src/site/resolve-site.ts";
import { checkPracticeFiles, readPublishedCalendarFile } from "./practice-files.ts";
import { readLanguage, readSiteConfig } from "./site-config/read-site-config.ts";
import { checkWords } from "./words/check-words.ts";
import { type Files, isGroup, practiceWords, readWords } from "./words/words.ts";

/** The owner's files, as values. */
export interface Practice {
  readonly config: Settings;
  /** The settings as pages show them. */
  readonly site: Site;
  /** The practice's own words, and those of its site. */
  readonly own: Files;
  readonly words: Files;
  readonly calendar: PublishedCalendarFile | null;
}

/** Reads the owner's files. Throws an `OwnerFileError` for the first file that the site cannot use. */
export async function readPractice(): Promise<Practice> {
  return practiceOf(await readSiteConfig(), await practiceWords(), readPublishedCalendarFile());
}

export async function practiceOf(
  config: Settings,
  own: Files = {},
  calendar: PublishedCalendarFile | null = null,
): Promise<Practice> {
  const { legal = null } = own["legal.ts"] ?? {};
  const title = isGroup(legal) ? legal["title"] : undefined;
  const site = resolveSite(config, typeof title === "string" ? title : undefined);
  return { config, site, own, words: await readWords(config.language, own), calendar };
}

/** Checks all of the owner's files, then reads them. Throws a single `Failure` that lists everything to correct. */
export async function checkPractice(): Promise<Practice> {
  const problems: string[] = [];
  const attempt = async <Result>(check: () => Result) => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const config = await attempt(readSiteConfig);
  await attempt(async () => checkWords(config ?? { language: await readLanguage(), pictures: null }));
  await attempt(checkPracticeFiles);
  await attempt(readPublishedCalendarFile);
  if (problems.length > 0) throw new Failure([...new Set(problems)].join("\n\n"));
  return readPractice();
}
