import { createContext, use } from "react";
import { site } from "../../site/site.ts";

/** The language of a part of the site, and its translations of the site's words, each of the same type. */
export const LanguageContext = createContext<{
  readonly language: string;
  readonly translations?: ReadonlyMap<object, object>;
}>({ language: site.language });

/** The given words or formats, or their translation in this part of the site. */
export function useWords<Words extends object>(words: Words): Words {
  return (use(LanguageContext).translations?.get(words) as Words | undefined) ?? words;
}

export const useLanguage = () => use(LanguageContext).language;
