import type { ReactNode } from "react";
import { withParts } from "./filled.tsx";
import { NoWrap } from "./text.ts";

/** A sentence whose ranges, such as "60–90", stay on one line. */
export function unbroken(sentence: string): ReactNode {
  return withParts(sentence, /(\d+–\d+)/, (range) => <NoWrap>{range}</NoWrap>);
}
