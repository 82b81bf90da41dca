import type { ReactNode } from "react";
import { NoWrap } from "./text.ts";

/** A sentence whose ranges, such as "60–90", stay on one line. */
export function unbroken(sentence: string): ReactNode {
  return sentence
    .split(/(\d+–\d+)/)
    .map((part, index) => (index % 2 === 0 ? part : <NoWrap key={part}>{part}</NoWrap>));
}
