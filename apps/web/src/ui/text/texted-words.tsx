import type { ReactNode } from "react";
import { practice } from "../../../words/services.ts";
import { site } from "../../site/site.ts";
import { DEFAULT_KEYWORD } from "../../site/text-message-number.ts";
import { withParts } from "./filled.tsx";

const { confirm, leave, help } = practice.textKeyword;

/** A sentence in which browsers do not translate the words to text, such as STOP. */
export function textedWords(sentence: string, keyword = site.textMessages?.keyword ?? DEFAULT_KEYWORD): ReactNode {
  const pattern = new RegExp(`\\b(${[keyword, confirm, ...leave, help].join("|")})\\b`);
  return withParts(sentence, pattern, (word) => <span translate="no">{word}</span>);
}
