import type { CalendarEvent, CalendarEventChange } from "@inner-light/core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { forgetDraft } from "../../../ui/browser/tab-session.ts";
import { readDraft } from "../../../ui/field/use-draft-form.tsx";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { CALENDAR_EVENT_DRAFTS, type FormSubject } from "./event-draft.tsx";
import type { FormOutcome } from "./event-form-frame.tsx";
import { NEW_EVENT_FORM } from "./new-event-form.tsx";

/** The id of the button that opens the form for a new event. */
export const FORM_TOGGLE = "new-event";

export const firstButtonOf = ({ id }: CalendarEvent) => `[data-event="${id}"] button`;

/** At most one form is open, so that opening one never discards a draft. */
export function useOpenForm() {
  const [subject, setSubject] = useState<FormSubject | null>(() => readDraft(CALENDAR_EVENT_DRAFTS)?.subject ?? null);
  const [isDirty, setDirty] = useState(false);
  const [added, setAdded] = useState<CalendarEvent>();
  const [undo, setUndo] = useState<readonly CalendarEventChange[]>([]);
  const showToast = useToast();
  const focusNext = useNextFocus();

  // Focusing scrolls too, so this must run after it.
  useEffect(() => {
    if (added === undefined) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    document.querySelector(`[data-event="${added.id}"]`)?.scrollIntoView?.({ block: "center", behavior });
  }, [added]);

  /** Opens a form, unless another one has unsaved input. */
  const open = (subject: FormSubject) => {
    setAdded(undefined);
    setUndo([]);
    if (!isDirty) return setSubject(subject);
    showToast({
      title: "A Form Is Still Open",
      text: "Please save what you typed there, or press Cancel, before you go on.",
    });
    document.querySelector<HTMLElement>("[data-event-form] :is(input, textarea)")?.focus();
  };
  const close = () => {
    forgetDraft(CALENDAR_EVENT_DRAFTS.key);
    setSubject(null);
    setDirty(false);
  };
  return {
    subject,
    /** The last added event, or the first of its series, until a form opens again. */
    added,
    /** The changes that undo the last edit, until a form opens again. */
    undo,
    editedEvent: subject?.kind === "edit" ? subject.event : undefined,
    /** Whether the form has unsaved input. */
    isDirty,
    onDirty: setDirty,
    open,
    openNew() {
      // Moving focus a frame later would interrupt the owner's typing.
      flushSync(() => open({ kind: "new" }));
      const form = document.getElementById(NEW_EVENT_FORM);
      form?.querySelector("input")?.focus({ preventScroll: true });
      form?.scrollIntoView?.({ block: "start" });
    },
    close,
    goOn: (event: CalendarEvent) => setSubject({ kind: "edit", event }),
    offerUndo: setUndo,
    /** Closes the form and focuses the edited event, or the button that opens a new form. */
    finish({ event, undo = [], isStillThere }: FormOutcome) {
      close();
      setUndo(undo);
      const isEdited = event !== undefined && subject?.kind === "edit";
      focusNext(isEdited ? firstButtonOf(event) : `#${FORM_TOGGLE}`, isStillThere);
      if (!isEdited) setAdded(event);
    },
  };
}
