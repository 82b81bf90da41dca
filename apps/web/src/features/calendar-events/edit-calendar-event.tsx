import type { CalendarEvent, CalendarEventSeries, CalendarEventSeriesDraft } from "@inner-light/core";
import type { RefObject } from "react";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { errorMessageFor } from "../../site/error-messages.ts";
import { CalendarEventForm, type SaveOutcome } from "./calendar-event-form.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { useRestoreCalendarEvent, useUpdateCalendarEvent } from "./use-calendar-events.ts";

interface EditCalendarEventProps {
  readonly event: CalendarEvent;
  readonly events: readonly CalendarEvent[];
  readonly typed: CalendarEventSeriesDraft | undefined;
  readonly unsaved: RefObject<(() => CalendarEventSeriesDraft) | null>;
  /** Called when the event is saved, or is to stay as it is. */
  readonly onDone: () => void;
}

/** The form in the place of the event that it changes. */
export function EditCalendarEvent({ event, events, typed, unsaved, onDone }: EditCalendarEventProps) {
  const update = useUpdateCalendarEvent();
  const restore = useRestoreCalendarEvent();
  const showToast = useToast();
  const showError = useErrorToast();

  const current = events.find(({ id }) => id === event.id);
  const isChangedElsewhere = current !== undefined && JSON.stringify(current) !== JSON.stringify(event);

  const failure = update.error ?? restore.error;

  const save = async ({ weeks: _, ...draft }: CalendarEventSeries): Promise<SaveOutcome> => {
    const description = textOrNothing(draft.description, event.description);
    const location = textOrNothing(draft.location, event.location);
    const changed = { ...draft, description, location };
    try {
      if (current === undefined) await restore.mutateAsync({ id: event.id, ...changed });
      else await update.mutateAsync({ id: event.id, draft: changed });
      showToast(calendarEventToasts.updated(draft.title));
      onDone();
      return { isSaved: true };
    } catch (error) {
      showError(error);
      return { isSaved: false };
    }
  };

  return (
    <CalendarEventForm
      label="Edit event"
      initial={event}
      own={event}
      events={events}
      typed={typed}
      unsaved={unsaved}
      beginIn="title"
      heading={
        <>
          <h3>Edit event</h3>
          {current === undefined && (
            <Notice title="This event was deleted elsewhere meanwhile">
              <p>If you save, it is back on the calendar as it is written here. “Cancel” leaves it deleted.</p>
            </Notice>
          )}
          {isChangedElsewhere && (
            <Notice title="This event was changed elsewhere meanwhile">
              <p>If you save, what is written here takes the place of that. “Cancel” shows what is there now.</p>
            </Notice>
          )}
        </>
      }
      failure={failure && errorMessageFor(failure)}
      save={save}
    >
      <ButtonRow>
        <Button type="submit" aria-disabled={update.isPending || restore.isPending}>
          Save Changes
        </Button>
        <Button $look="outlined" onClick={onDone}>
          Cancel
        </Button>
      </ButtonRow>
    </CalendarEventForm>
  );
}

/** A text that was left out stays left out when the form has nothing in its place. */
function textOrNothing(typed: string | undefined, before: string | undefined): string | undefined {
  return typed === "" && before === undefined ? undefined : typed;
}
