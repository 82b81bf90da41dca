import { WEB_ADDRESS } from "@inner-light/core";
import type { ReactNode } from "react";
import { NewTab } from "./new-tab.tsx";

/** A text that a person typed, in which web addresses are links. Nothing else in it becomes markup. */
export function linkedText(text: string): ReactNode {
  const [whole, ...parts] = text.split(WEB_ADDRESS);
  if (parts.length === 0) return whole;
  return [whole, ...parts].map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={part} target="_blank" rel="noreferrer">
        {part} <NewTab />
      </a>
    );
  });
}
