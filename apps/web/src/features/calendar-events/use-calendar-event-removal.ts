import type { CalendarEvent } from "@inner-light/core";
import { useState } from "react";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { toasts } from "../../site/toasts.ts";
import { calendarEventToasts } from "./calendar-event-toasts.ts";
import { useRemoveCalendarEvent, useRestoreCalendarEvent } from "./use-calendar-events.ts";
import { useDeletedCalendarEvents } from "./use-deleted-calendar-events.ts";

/** Deletes events at once, and brings them back for as long as this tab lives. */
export function useCalendarEventRemoval() {
  const { mutateAsync: remove } = useRemoveCalendarEvent();
  const { mutateAsync: putBack } = useRestoreCalendarEvent();
  const { deleted, keep, take } = useDeletedCalendarEvents();
  const [latest, setLatest] = useState<CalendarEvent | null>(null);
  const showToast = useToast();

  const onFailure = useErrorToast();

  return {
    deleted,
    /** The event that was deleted last, while the page it was on is open. */
    latest: latest !== null && deleted.some(({ id }) => id === latest.id) ? latest : null,

    /** Answers whether the event was deleted. */
    async deleteEvent(event: CalendarEvent): Promise<boolean> {
      try {
        await remove(event.id);
        keep(event);
        setLatest(event);
        showToast(toasts.eventDeleted);
        return true;
      } catch (error) {
        onFailure(error);
        return false;
      }
    },

    /** Answers the event as it is again, if it is. */
    async restoreEvent(event: CalendarEvent): Promise<CalendarEvent | null> {
      if (!take(event)) return null;
      try {
        const restored = await putBack(event);
        showToast(calendarEventToasts.restored(event.title));
        return restored;
      } catch (error) {
        keep(event);
        onFailure(error);
        return null;
      }
    },
  };
}
