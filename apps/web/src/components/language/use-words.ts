import { createContext, use } from "react";
import { site } from "../../site/site.ts";

/** Takes words or formats in the site's language to the same ones in another. */
export type Translate = <Words extends object>(words: Words) => Words;

/** The language of a part of the site, and what that part says in the place of the site's words. */
export const LanguageContext = createContext<{ readonly language: string; readonly translate: Translate }>({
  language: site.language,
  translate: (words) => words,
});

/** The words that a component says here: those it is given, or their translation. */
export function useWords<Words extends object>(words: Words): Words {
  return use(LanguageContext).translate(words);
}

/** The language that is read here (BCP 47). */
export const useLanguage = () => use(LanguageContext).language;
