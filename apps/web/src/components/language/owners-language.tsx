import type { ReactNode } from "react";
import { links } from "../../../words/controls.ts";
import { links as americanLinks } from "../../../words/controls.ts?american";
import { events, yourTime } from "../../../words/events.ts";
import { events as americanEvents, yourTime as americanYourTime } from "../../../words/events.ts?american";
import * as site from "../../../words/messages.ts";
import * as american from "../../../words/messages.ts?american";
import { createFormats, siteFormats } from "../../site/formats.ts";
import { americanEnglish, siteLanguage } from "../../site/language.ts";
import { type Translate, TranslationContext } from "./use-words.ts";

/** What components say on their own to visitors and to the owner. */
const translations = new Map<object, object>([
  [siteLanguage, americanEnglish],
  [siteFormats, __AMERICAN_ENGLISH__ === null ? siteFormats : createFormats(__AMERICAN_ENGLISH__)],
  [links, americanLinks],
  [events, americanEvents],
  [yourTime, americanYourTime],
  [site.buttons, american.buttons],
  [site.deleted, american.deleted],
  [site.errors, american.errors],
  [site.fields, american.fields],
]);

// Both words of a pair have the type of the site's: words/*.ts?american is declared so.
const inAmericanEnglish: Translate = (words) => (translations.get(words) as typeof words | undefined) ?? words;

/** The owner's part of the site, which is in American English whatever its language. */
export function OwnersLanguage({ children }: { children: ReactNode }) {
  return <TranslationContext value={inAmericanEnglish}>{children}</TranslationContext>;
}
