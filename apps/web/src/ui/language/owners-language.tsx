import type { ReactNode } from "react";
import { links } from "../../../words/controls.ts";
import { events, yourTime } from "../../../words/events.ts";
import { buttons, deleted, errors, fields } from "../../../words/messages.ts";
import { siteFormats } from "../../site/formats.ts";
import { americanFormats, ownersErrors } from "../../site/owners-words.ts";
import { LanguageContext } from "./use-words.ts";

const words: Readonly<Record<string, object>> = { links, events, yourTime, buttons, deleted, errors, fields };

const american = __AMERICAN_ENGLISH__;

const translations = new Map<object, object>([
  [siteFormats, americanFormats],
  ...Object.entries(words).map(([name, each]) => [each, american?.words[name] ?? each] as const),
]);
translations.set(errors, { ...translations.get(errors), ...ownersErrors });

/** Shows the owner's part in American English, regardless of the site's language. */
export function OwnersLanguage({ children }: { children: ReactNode }) {
  return <LanguageContext value={{ language: "en-US", translations }}>{children}</LanguageContext>;
}
