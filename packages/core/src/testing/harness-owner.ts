import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { BackendHarness, Tools } from "./ports-harness.ts";

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

/** Adds events as the owner of the backend does: through the port where it has one. */
export async function addEvents({ open, owner }: AnyHarness, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
  const { calendarEvents } = open();
  if (calendarEvents) return calendarEvents.add(drafts);
  return ownerOf(owner).addEvents(drafts);
}

/** The messages that reached the owner. */
export async function messagesOf({ open, owner }: AnyHarness): Promise<readonly ContactSubmissionDraft[]> {
  const { inbox } = open();
  if (inbox) return inbox.list();
  return ownerOf(owner).messages();
}

function ownerOf(owner: Tools["owner"] | undefined): Tools["owner"] {
  if (owner === undefined) throw new Error('A backend without the owner\'s ports needs "owner" in its harness.');
  return owner;
}

/** The stored values of a noun, whether they can be read or not. */
export async function storedValues({ snapshots }: Pick<BackendPorts, "snapshots">, noun: Noun): Promise<unknown[]> {
  return ((await snapshots.read())[noun] ?? []).map(({ value }) => value);
}

/** Stores values beside the others, as another version of the site may have. */
export function mergeValues({ snapshots }: Pick<BackendPorts, "snapshots">, noun: Noun, values: readonly object[]) {
  const records = values.map((value) => ({ value }));
  return snapshots.merge({ ...EMPTY_SNAPSHOT, [noun]: records });
}
