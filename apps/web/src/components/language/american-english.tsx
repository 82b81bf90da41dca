import type { ReactNode } from "react";
import * as site from "../../../words/messages.ts";
import * as american from "../../../words/messages.ts?american";
import { createFormats, siteFormats } from "../../site/formats.ts";
import { type Translate, TranslationContext } from "./use-words.ts";

/** What components say on their own to visitors and to the owner. */
const translations = new Map<object, object>([
  [siteFormats, createFormats(__AMERICAN_ENGLISH__)],
  [site.buttons, american.buttons],
  [site.deleted, american.deleted],
  [site.errors, american.errors],
  [site.fields, american.fields],
]);

// Both words of a pair have the type of the site's: words/*.ts?american is declared so.
const inAmericanEnglish: Translate = (words) => (translations.get(words) as typeof words | undefined) ?? words;

/** A part of the site in American English, whatever its language: the owner's. */
export function AmericanEnglish({ children }: { children: ReactNode }) {
  return <TranslationContext value={inAmericanEnglish}>{children}</TranslationContext>;
}
