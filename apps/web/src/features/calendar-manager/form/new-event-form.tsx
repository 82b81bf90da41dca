import { mayBeStored } from "@inner-light/core";
import { showChangedEvents } from "../../../queries/calendar-event-queries.ts";
import { useCommand } from "../../../queries/service-hooks.ts";
import { toasts } from "../../../site/owners-words.ts";
import { watchFocus } from "../../../ui/browser/focus.ts";
import { Button, ButtonRow } from "../../../ui/button/button.ts";
import { ErrorNotice } from "../../../ui/page/owner-panel.tsx";
import { useToast } from "../../../ui/toast/toast-provider.tsx";
import { repetitionNames } from "./calendar-event-fields.tsx";
import type { NewEventSubject } from "./event-draft.tsx";
import { EventFormFrame, type EventFormProps, useEventForm } from "./event-form-frame.tsx";

interface NewEventFormProps extends EventFormProps {
  readonly subject: NewEventSubject;
}

export function NewEventForm({ subject, events, onDirty, onDone }: NewEventFormProps) {
  const { mutateAsync: add } = useCommand("addEvents", {
    onDone: ({ result, client }) => (result.kind === "added" ? showChangedEvents(client) : undefined),
  });
  const showToast = useToast();
  const joined =
    subject.kind === "dates" ? (events.find(({ id }) => id === subject.event.id) ?? subject.event) : undefined;
  const draft = useEventForm({
    subject,
    onDirty,
    async save(values, isTypedOn) {
      const isStillThere = watchFocus();
      const result = await add([values, joined]);
      if (result.kind === "incomplete") return result;
      if (result.kind === "edit-first") {
        showToast({ ...EDIT_FIRST, name: joined?.title ?? "" });
        return "keep";
      }
      const { events: added, rhythm } = result;
      const [{ title } = { title: "" }] = added;
      const often = rhythm ? `, ${repetitionNames[rhythm].toLowerCase()}` : "";
      showToast(
        added.length === 1
          ? toasts.eventAdded(title)
          : {
              title: "Events Added Successfully! 🎉",
              name: title,
              text: ` has been added to the calendar ${added.length} times${often}.`,
            },
      );
      if (!isTypedOn()) onDone({ event: added[0], isStillThere });
      return "reset";
    },
  });
  const { error, isSaving } = draft;
  const head = (
    <>
      {joined && (
        <p>
          More dates for <bdi>{joined.title}</bdi>, in the same series.
        </p>
      )}
      {subject.kind === "copy" && (
        <p>
          A copy of <bdi>{subject.event.title}</bdi>. Please choose its day.
        </p>
      )}
      <h2>New event</h2>
    </>
  );
  return (
    <EventFormFrame draft={draft} name="New event" id={NEW_EVENT_FORM} head={head} events={events}>
      {error !== null && (
        <ErrorNotice error={error}>
          {mayBeStored(error) && (
            <p>It may be saved all the same, so please look at the list below before you press Add Event again.</p>
          )}
          <p>What you typed is still here.</p>
        </ErrorNotice>
      )}
      <ButtonRow>
        <Button type="submit" aria-disabled={isSaving}>
          Add Event
        </Button>
      </ButtonRow>
    </EventFormFrame>
  );
}

const EDIT_FIRST = {
  title: "Please Edit This Event First",
  text: " can’t be saved as it is. Edit it, then add dates.",
};

export const NEW_EVENT_FORM = "new-event-form";
