import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Begins the notes with what the visitor came to ask about, once the page is there. Notes that say anything already,
 * typed before the app listened or brought back by the browser, stay as they are.
 */
export function usePrefilledNotes(
  form: RefObject<HTMLFormElement | null>,
  about: string | undefined,
  write: (notes: string) => void,
): void {
  const prefill = useEffectEvent(write);
  useEffect(() => {
    if (about === undefined) return;
    const notes = form.current?.elements.namedItem("notes");
    if (notes instanceof HTMLTextAreaElement && notes.value === "") prefill(`I would like to ask about: ${about}\n\n`);
  }, [form, about]);
}
