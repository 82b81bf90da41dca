import { WEB_ADDRESS } from "@inner-light/core";
import type { ReactNode } from "react";
import { withParts } from "./filled.tsx";
import { NewTab } from "./new-tab.tsx";

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
