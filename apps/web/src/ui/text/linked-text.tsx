import { WEB_ADDRESS } from "@inner-light/core";
import type { ReactNode } from "react";
import { links } from "../../../words/controls.ts";
import { useWords } from "../language/use-words.ts";
import { withParts } from "./filled.tsx";
import { VisuallyHidden } from "./text.ts";

/** A text that a person typed, in which web addresses are links. Nothing else in it becomes markup. */
export function linkedText(text: string): ReactNode {
  if (!WEB_ADDRESS.test(text)) return text;
  const link = (address: string) => (
    <a href={address} target="_blank" rel="noreferrer">
      {address} <NewTab />
    </a>
  );
  return withParts(text, WEB_ADDRESS, link, (part) => <span>{part}</span>);
}

/** Says to screen readers that a link opens a new tab. */
export function NewTab() {
  return <VisuallyHidden>{useWords(links).newTab}</VisuallyHidden>;
}
