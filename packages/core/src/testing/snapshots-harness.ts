import type { BackendPorts } from "../backend/backend-ports.ts";
import { addCalendarEvent, addContactSubmission } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

type RecordPorts = Pick<
  BackendPorts,
  "calendarEvents" | "contactSubmissions" | "inbox" | "gallerySlides" | "deletedRecords"
>;

/** Two events, two messages, one of them read, and the built-in slides; an event and a message were removed. */
export async function fill(
  ports: Pick<BackendPorts, "calendarEvents" | "contactSubmissions" | "inbox" | "gallerySlides">,
): Promise<void> {
  const { calendarEvents, inbox, gallerySlides } = ports;
  await addCalendarEvent(calendarEvents, { title: "one" });
  await addCalendarEvent(calendarEvents, { title: "two", description: HOSTILE_TEXTS.join(" "), location: undefined });
  const { id } = await addContactSubmission(ports, { fullName: "read" });
  await addContactSubmission(ports, { fullName: "unread", notes: HOSTILE_TEXTS.join(" ") });
  await inbox.setRead(id, true);
  await calendarEvents.remove([(await addCalendarEvent(calendarEvents, { title: "removed" })).id]);
  await inbox.remove((await addContactSubmission(ports, { fullName: "removed" })).id);
  await gallerySlides.list();
}

/** Everything that people see of a backend. */
export async function contentOf({ calendarEvents, inbox, gallerySlides, deletedRecords }: RecordPorts) {
  return {
    events: await calendarEvents.list(),
    messages: await inbox.list(),
    slides: await gallerySlides.list(),
    deletedEvents: await deletedRecords.list("events"),
    deletedMessages: await deletedRecords.list("messages"),
  };
}
