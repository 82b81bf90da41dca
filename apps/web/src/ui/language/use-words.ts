import { createContext, use } from "react";
import { site } from "../../site/site.ts";

/** The language of a part of the site. `translations` maps the site's words to objects of the same type. */
export const LanguageContext = createContext<{
  readonly language: string;
  readonly translations?: ReadonlyMap<object, object>;
}>({ language: site.language });

/** Returns the words or formats, translated for this part of the site. */
export function useWords<Words extends object>(words: Words): Words {
  return (use(LanguageContext).translations?.get(words) as Words | undefined) ?? words;
}

export const useLanguage = () => use(LanguageContext).language;
