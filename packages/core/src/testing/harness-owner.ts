import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";
import type { BackendHarness } from "./ports-harness.ts";

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

/** Adds events as the owner of the backend does: through the port where it has one. */
export async function addEvents({ open, owner }: AnyHarness, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
  const { calendarEvents } = open();
  if (calendarEvents) return calendarEvents.add(drafts);
  if (owner?.addEvents) return owner.addEvents(drafts);
  throw new Error('A backend without "calendarEvents" needs "owner.addEvents" in its harness.');
}

/** The messages that reached the owner. */
export async function messagesOf({ open, owner }: AnyHarness): Promise<readonly ContactSubmissionDraft[]> {
  const { inbox } = open();
  if (inbox) return inbox.list();
  if (owner?.messages) return owner.messages();
  throw new Error('A backend without "inbox" needs "owner.messages" in its harness.');
}
