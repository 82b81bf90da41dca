import { expect } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import { DELETABLE_NOUNS, DELETED_RECORDS_DAYS } from "../deleted-records/deleted-records.ts";
import { DAY_MS } from "../shared/clock.ts";
import { addCalendarEvent, addContactSubmission } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";

const PORTS = ["calendarEvents", "contactSubmissions", "inbox", "deletedRecords"] as const;

/** Deletes an event and a message, and returns each as it was. */
async function deleteOneOfEach(ports: Pick<BackendPorts, (typeof PORTS)[number]>) {
  const [events, messages] = [await addCalendarEvent(ports.calendarEvents), await addContactSubmission(ports)];
  await ports.calendarEvents.remove([events.id]);
  await ports.inbox.remove(messages.id);
  return { events, messages };
}

/** What every `DeletedRecords` promises, besides what the reference does. */
export const deletedRecordsSuite = portSuite("keeps deleted records for thirty days", PORTS, ["clock"], {
  "a record can be restored for thirty days and no longer": async ({ open, clock }) => {
    const [first, later] = [await deleteOneOfEach(open()), await deleteOneOfEach(open())];
    const { deletedRecords } = open();
    clock.advance(DELETED_RECORDS_DAYS * DAY_MS - 1);
    for (const noun of DELETABLE_NOUNS) await deletedRecords.restore(noun, [first[noun].id]);
    clock.advance(1);
    for (const noun of DELETABLE_NOUNS) {
      expect(await deletedRecords.list(noun)).toEqual([]);
      await expect(deletedRecords.restore(noun, [later[noun].id])).rejects.toMatchObject({ code: "not-found" });
    }
  },
});
