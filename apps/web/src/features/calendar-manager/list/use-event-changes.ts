import {
  type CalendarEvent,
  type CalendarEventChange,
  type CalendarEventRepository,
  changesBack,
} from "@inner-light/core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ownerQueries } from "../../../queries/owner-queries.ts";
import { useCallOf, useQueryOf } from "../../../queries/service-hooks.ts";
import { toasts } from "../../../site/owners-words.ts";
import { forgetDraft } from "../../../ui/browser/tab-session.ts";
import { readDraft } from "../../../ui/field/use-draft-form.tsx";
import { useNextFocus } from "../../../ui/focus/use-next-focus.ts";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { useErrorToast } from "../../../ui/toast/use-error-toast.ts";
import { useUndo } from "../../../ui/undo/undo.tsx";
import { CALENDAR_EVENT_DRAFTS, type FormSubject, updatedToast } from "../form/event-draft.tsx";
import type { FormOutcome } from "../form/event-form-frame.tsx";
import { NEW_EVENT_FORM } from "../form/new-event-form.tsx";

/** The id of the button that opens the form for a new event. */
export const FORM_TOGGLE = "new-event";

const firstButtonOf = ({ id }: CalendarEvent) => `[data-event="${id}"] button`;

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

export function useEventChanges(offerUndo: (changes: readonly CalendarEventChange[]) => void) {
  const showToast = useToast();
  const focusNext = useNextFocus();
  const onError = useErrorToast({ isOnce: true });
  const [restored, setRestored] = useState<CalendarEvent>();
  const deleted = useQueryOf(ownerQueries.deletedRecords("events"));
  const removal = useCallOf("calendarEvents", (events, ids: readonly number[]) => events.remove(ids));
  const restoration = useCallOf("deletedRecords", (records, ids: readonly number[]) => records.restore("events", ids));
  const { deletedHere, remove, restore } = useUndo<CalendarEvent>({
    deleted,
    removal,
    restoration,
    onRemoved: ({ length }) =>
      showToast(
        length === 1 ? toasts.eventDeleted : { title: "Events Deleted", text: `${length} dates have been removed.` },
      ),
    onRestored: (events, isStillThere) => {
      const [first] = events;
      if (first === undefined) return;
      setRestored(first);
      showToast({
        title: events.length === 1 ? "Event Restored" : "Events Restored",
        name: first.title,
        text: ` is back on the calendar${events.length === 1 ? "" : ` on ${events.length} dates`}.`,
      });
      focusNext(firstButtonOf(first), isStillThere);
    },
  });
  const update = (events: Pick<CalendarEventRepository, "update">, changes: readonly CalendarEventChange[]) =>
    events.update(changes);
  const reversion = useCallOf("calendarEvents", update, {
    onDone: ({ input: [first], isStillThere }) => {
      if (first === undefined) return;
      showToast({ title: "Change Undone", name: first.draft.title, text: " is as it was before." });
      focusNext(firstButtonOf(first.before), isStillThere);
    },
    onError,
  });
  const marking = useCallOf("calendarEvents", update, {
    onDone: ({ result: events, input: [change] }) => {
      if (change === undefined) return;
      offerUndo(changesBack([change.before], events));
      showToast(updatedToast(change.before.title, 1));
    },
    onError,
  });
  return {
    deleted: deleted.data ?? [],
    deletedHere,
    /** The last restored event. It gets focus even if past events are collapsed. */
    restored,
    remove,
    restore,
    change(event: CalendarEvent, changes: Partial<CalendarEvent>) {
      if (!marking.isPending) marking.mutate([{ before: event, draft: { ...event, ...changes } }]);
    },
    /** Undoes a change. Fails if one of the events has changed since. */
    revert(changes: readonly CalendarEventChange[]) {
      const isDouble = reversion.variables === changes && !reversion.isError;
      if (!isDouble) reversion.mutate(changes);
    },
  };
}
