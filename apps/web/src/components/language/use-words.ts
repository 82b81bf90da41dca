import { createContext, use } from "react";
import { siteLanguage } from "../../site/language.ts";

/** Takes words or formats in the site's language to the same ones in another. */
export type Translate = <Words extends object>(words: Words) => Words;

/** What a part of the site says in another language than the rest: /admin is in American English. */
export const TranslationContext = createContext<Translate>((words) => words);

/** The words that a component says here: those it is given, or their translation. */
export function useWords<Words extends object>(words: Words): Words {
  return use(TranslationContext)(words);
}

/** The language that is read here. */
export const useLanguage = () => useWords(siteLanguage);
