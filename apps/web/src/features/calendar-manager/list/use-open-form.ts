import type { CalendarEvent, CalendarEventChange } from "@inner-light/core";
import { useEffect, useState } from "react";
import { forgetDraft } from "../../../ui/browser/tab-session.ts";
import { readDraft } from "../../../ui/field/use-draft-form.ts";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { calendarEventToasts } from "../calendar-event-toasts.ts";
import { CALENDAR_EVENT_FORM, type FormOutcome } from "../form/calendar-event-form.tsx";
import { CALENDAR_EVENT_DRAFTS, type FormSubject } from "../form/event-draft.tsx";
import { FORM_TOGGLE, firstButtonOf } from "./use-calendar-event-undo.ts";

/** Which form is open. There is one at most, so that opening another cannot discard a draft. */
export function useOpenForm() {
  const [subject, setSubject] = useState<FormSubject | null>(() => readDraft(CALENDAR_EVENT_DRAFTS)?.subject ?? null);
  const [added, setAdded] = useState<CalendarEvent>();
  const [undo, setUndo] = useState<readonly CalendarEventChange[]>([]);
  const showToast = useToast();
  const focusNext = useNextFocus();

  // In an effect, so that it runs after the focus, which scrolls too.
  useEffect(() => {
    if (added === undefined) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    document.querySelector(`[data-event="${added.id}"]`)?.scrollIntoView?.({ block: "center", behavior });
  }, [added]);

  /** Opens a form, unless another one holds a draft. */
  const open = (subject: FormSubject) => {
    setAdded(undefined);
    setUndo([]);
    if (readDraft(CALENDAR_EVENT_DRAFTS) === undefined) return setSubject(subject);
    showToast(calendarEventToasts.stillOpen);
    document.querySelector<HTMLElement>("[data-event-form] :is(input, textarea)")?.focus();
  };
  const close = () => {
    forgetDraft(CALENDAR_EVENT_DRAFTS.key);
    setSubject(null);
  };
  return {
    subject,
    /** The event that was added last, or the first of its series, until a form is opened again. */
    added,
    /** The changes that take the last edit back, until a form is opened again. */
    undo,
    editedEvent: subject?.kind === "edit" ? subject.event : undefined,
    open,
    openNew() {
      open({ kind: "new" });
      // The bar with the button stays in view, however far the list is scrolled.
      requestAnimationFrame(() => {
        const form = document.getElementById(CALENDAR_EVENT_FORM);
        form?.querySelector("input")?.focus({ preventScroll: true });
        form?.scrollIntoView?.({ block: "start" });
      });
    },
    close,
    /** Shows below its event how a change is taken back that was made without a form. */
    offerUndo: setUndo,
    /** Closes the form and focuses the event that was edited, or the button that opens a new form. */
    finish({ event, undo = [], isStillThere }: FormOutcome) {
      close();
      setUndo(undo);
      const isEdited = event !== undefined && subject?.kind === "edit";
      focusNext(isEdited ? firstButtonOf(event) : `#${FORM_TOGGLE}`, isStillThere);
      if (!isEdited) setAdded(event);
    },
  };
}
