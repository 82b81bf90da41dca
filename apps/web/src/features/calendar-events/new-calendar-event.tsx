import {
  type CalendarEvent,
  type CalendarEventSeries,
  type CalendarEventSeriesDraft,
  weeklyDates,
} from "@inner-light/core";
import type { RefObject } from "react";
import { Button } from "../../components/button/button.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { type ErrorMessage, errorMessageFor } from "../../site/error-messages.ts";
import { toasts } from "../../site/toasts.ts";
import { CalendarEventForm, type SaveOutcome } from "./calendar-event-form.tsx";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { useAddCalendarEvents } from "./use-calendar-events.ts";

interface NewCalendarEventProps {
  /** The event to begin with. Its date is left open: that is what a copy is made for. */
  readonly copyOf?: CalendarEvent | undefined;
  readonly events: readonly CalendarEvent[];
  readonly typed: CalendarEventSeriesDraft | undefined;
  readonly unsaved: RefObject<(() => CalendarEventSeriesDraft) | null>;
  readonly onAdded: () => void;
}

/** The form for a new event, or for one on the same day of several weeks. */
export function NewCalendarEvent({ copyOf, events, typed, unsaved, onAdded }: NewCalendarEventProps) {
  const add = useAddCalendarEvents();
  const showToast = useToast();
  const showError = useErrorToast();

  const save = async ({ weeks, ...draft }: CalendarEventSeries): Promise<SaveOutcome> => {
    const dates = weeklyDates(draft.date, weeks);
    try {
      const { added, error } = await add.mutateAsync(dates.map((date) => ({ ...draft, date })));
      const next = dates[added.length];
      if (next !== undefined) {
        showToast(calendarEventToasts.someAdded(errorMessageFor(error), added.length, dates.length));
        return { isSaved: false, rest: { date: next, weeks: String(dates.length - added.length) } };
      }
      const isOne = added.length === 1;
      showToast(isOne ? toasts.eventAdded(draft.title) : calendarEventToasts.addedWeekly(draft.title, added.length));
      onAdded();
      return { isSaved: true };
    } catch (error) {
      showError(error);
      return { isSaved: false };
    }
  };

  const { date: _, id: __, ...copied } = copyOf ?? {};
  return (
    <CalendarEventForm
      label="New event"
      initial={copied}
      events={events}
      typed={typed}
      unsaved={unsaved}
      save={save}
      failure={failureOf(add)}
      {...(copyOf && {
        beginIn: "date",
        heading: (
          <p>
            A copy of <bdi>{copyOf.title}</bdi>. Please choose its day.
          </p>
        ),
      })}
    >
      <div>
        <Button type="submit" aria-disabled={add.isPending}>
          Add Event
        </Button>
      </div>
    </CalendarEventForm>
  );
}

function failureOf({ error, data, variables = [] }: ReturnType<typeof useAddCalendarEvents>): ErrorMessage | null {
  if (error !== null) return errorMessageFor(error);
  if (data === undefined || data.error === null) return null;
  return calendarEventToasts.someAdded(errorMessageFor(data.error), data.added.length, variables.length);
}
