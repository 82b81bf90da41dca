import type { CalendarEvent } from "@inner-light/core";
import { useState } from "react";
import { forgetDraft } from "../../../components/field/forget-draft.ts";
import { readDraft } from "../../../components/field/kept-draft.ts";
import { useNextFocus } from "../../../components/focus/use-next-focus.ts";
import { useToast } from "../../../components/toast/toast-provider.tsx";
import { calendarEventToasts } from "../calendar-event-toasts.ts";
import { CALENDAR_EVENT_FORM } from "../form/calendar-event-form.tsx";
import { CALENDAR_EVENT_DRAFTS, type FormSubject } from "../form/form-subject.ts";
import { FORM_TOGGLE, firstButtonOf } from "./use-manage-calendar-events.ts";

/** Which form is open. There is one at most, so that opening another cannot discard a draft. */
export function useOpenForm() {
  const [subject, setSubject] = useState<FormSubject | null>(() => readDraft(CALENDAR_EVENT_DRAFTS)?.subject ?? null);
  const showToast = useToast();
  const focusNext = useNextFocus();

  /** Opens a form, unless another one holds a draft. */
  const open = (subject: FormSubject) => {
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
    editedEvent: subject?.kind === "edit" ? subject.event : undefined,
    open,
    openNew() {
      open({ kind: "new" });
      // The button stays in sight where the form's place does not.
      requestAnimationFrame(() => document.getElementById(CALENDAR_EVENT_FORM)?.scrollIntoView?.({ block: "nearest" }));
    },
    close,
    /** Closes the form and focuses the event that it was about, or the button that opens a new form. */
    finish(event?: CalendarEvent) {
      close();
      focusNext(event ? firstButtonOf(event) : `#${FORM_TOGGLE}`);
    },
  };
}
