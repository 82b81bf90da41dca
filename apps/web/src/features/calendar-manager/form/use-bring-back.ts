import { type CalendarEvent, type CalendarEventDraft, ConflictError } from "@inner-light/core";
import { useState } from "react";
import { useService } from "../../../ioc/service-provider.tsx";

/** Saves an event that was deleted meanwhile. `isRestored` stays true where its changes could not be saved after that. */
export function useBringBack() {
  const repository = useService("calendarEvents");
  const deletedRecords = useService("deletedRecords");
  const [isRestored, setRestored] = useState(false);
  return {
    isRestored,
    /** Puts the event back under its own id, with the changes; adds it as a new one where it is no longer kept. */
    async bringBack({ id }: CalendarEvent, draft: CalendarEventDraft): Promise<readonly CalendarEvent[]> {
      const deleted = (await deletedRecords.list("events")).find(({ record }) => record.id === id);
      if (deleted !== undefined) {
        await deletedRecords.restore("events", [id]);
        setRestored(true);
        return repository.update([{ before: deleted.record, draft }]);
      }
      // Another owner may have restored it since the list on the screen was read.
      if ((await repository.list()).some((event) => event.id === id)) throw new ConflictError("It was restored");
      return repository.add([draft]);
    },
  };
}
