import { join } from "node:path";
import { isDefaultSite, practice, web } from "../paths.mjs";
import { factsOf } from "./facts.ts";
import { fillAll, layOver, mapValues, type Words, wordsIn } from "./words.ts";

/** The words that the site comes with, in American English. */
export const siteWords = (): Promise<Words> => wordsIn(join(web, "words"));

/** The practice's own words: only what differs from the site's. The site as it comes has none. */
export const practiceWords = async (): Promise<Words> => (isDefaultSite ? {} : wordsIn(join(practice, "words")));

/** The words of a practice's site, with its facts filled in; and those the site comes with, which /admin keeps. */
export async function readWords(language: string, given?: Words): Promise<{ words: Words; american: Words }> {
  const [site, own] = await Promise.all([siteWords(), given ?? practiceWords()]);
  const facts = layOver(site["services.ts"]?.["practice"], own["services.ts"]?.["practice"]);
  const complete = (over: Words, values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(site).map(([file, exports]) => [
        file,
        mapValues(exports, (words, name) => fillAll(layOver(words, over[file]?.[name]), values)),
      ]),
    );
  return { words: complete(own, factsOf(facts, language)), american: complete({}, factsOf(facts, "en-US")) };
}
