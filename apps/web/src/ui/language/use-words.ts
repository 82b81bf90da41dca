import { createContext, use } from "react";
import { site } from "../../site/site.ts";

/** The language of a part of the site, and what that part says in the place of the site's words, each of the same type. */
export const LanguageContext = createContext<{
  readonly language: string;
  readonly translations?: ReadonlyMap<object, object>;
}>({ language: site.language });

/** The words or formats that a component has here: those it is given, or their translation. */
export function useWords<Words extends object>(words: Words): Words {
  return (use(LanguageContext).translations?.get(words) as Words | undefined) ?? words;
}

/** The language that is read here (BCP 47). */
export const useLanguage = () => use(LanguageContext).language;
