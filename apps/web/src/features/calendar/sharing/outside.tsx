import type { ComponentProps } from "react";
import { TextLink } from "../../../ui/button/text-button.ts";
import { NewTab } from "../../../ui/text/linked-text.tsx";

/** A minor action that opens a page outside the app. */
export function Outside({ children, ...link }: ComponentProps<"a">) {
  return (
    <TextLink {...link} target="_blank" rel="noreferrer">
      {children} <NewTab />
    </TextLink>
  );
}
