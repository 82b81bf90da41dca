import { links } from "../../../words/controls.ts";
import { useWords } from "../language/use-words.ts";
import { VisuallyHidden } from "./visually-hidden.ts";

/** Says to screen readers that a link opens a new tab. */
export function NewTab() {
  return <VisuallyHidden>{useWords(links).newTab}</VisuallyHidden>;
}
