import type { ReactNode } from "react";
import { TextLink } from "../../../components/button/text-button.ts";
import { VisuallyHidden } from "../../../components/text/visually-hidden.ts";

/** A minor action that opens a page outside the app. */
export function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children} <VisuallyHidden>(in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
