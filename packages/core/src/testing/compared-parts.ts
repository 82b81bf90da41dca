import type { BackendPorts } from "../backend/backend-ports.ts";
import { compareBySchedule, MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { compareNewestFirst } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { canonicalJson } from "../shared/json-text.ts";
import type { CalendarDate } from "../shared/wall-clock.ts";
import type { PortName } from "./ports-harness.ts";

interface Part {
  readonly name: string;
  readonly port: PortName;
  read(ports: Partial<BackendPorts>, day: CalendarDate): Promise<unknown>;
}

function part<const Port extends PortName>(
  name: string,
  port: Port,
  read: (ports: Pick<BackendPorts, Port>, day: CalendarDate) => Promise<unknown>,
): Part {
  return { name, port, read };
}

/** Everything that is compared, deleted records last. A part rejects if its list is out of order. */
export const PARTS: readonly Part[] = [
  part("events", "calendarEvents", ({ calendarEvents }) => calendarEvents.list()),
  part("upcoming events", "upcomingEvents", async ({ upcomingEvents }, from) => {
    const all = await upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS });
    const next = await upcomingEvents.list({ from, limit: 2 });
    const overnight = all.filter(({ date }) => date < from).length;
    if (JSON.stringify(next) === JSON.stringify(all.slice(0, overnight + 2))) return inOrder(all, compareBySchedule);
    throw new Error(`the next two are ${canonicalJson(next)}`);
  }),
  part("messages", "inbox", async ({ inbox }) => inOrder(await inbox.list(), compareNewestFirst)),
  part("slides", "gallerySlides", ({ gallerySlides }) => gallerySlides.list()),
  part("exported messages", "ownMessages", async ({ ownMessages }) => JSON.parse(await ownMessages.export()).messages),
  part("events in a snapshot", "snapshots", async ({ snapshots }) => (await snapshots.read()).events ?? []),
  part("messages in a snapshot", "snapshots", async ({ snapshots }) => (await snapshots.read()).messages ?? []),
  part("issues", "diagnostics", async ({ diagnostics }) =>
    (await diagnostics.issues()).map(({ noun, code, count }) => ({ noun, code, count })),
  ),
  part("deleted events", "deletedRecords", (ports) => readDeleted(ports, "events")),
  part("deleted messages", "deletedRecords", (ports) => readDeleted(ports, "messages")),
  part("deleted and own messages", "ownMessages", async ({ ownMessages }) => {
    const { messages, deleted, isEmpty, isDamaged } = await ownMessages.list();
    return [...messages, ...deleted, { isEmpty, isDamaged }];
  }),
];

async function readDeleted({ deletedRecords }: Pick<BackendPorts, "deletedRecords">, noun: DeletableNoun) {
  const deleted = await deletedRecords.list(noun);
  const lastFirst = (one: { deletedAt: string }, other: { deletedAt: string }) =>
    Date.parse(other.deletedAt) - Date.parse(one.deletedAt);
  return inOrder(deleted, lastFirst);
}

function inOrder<Item>(list: readonly Item[], compare: (one: Item, other: Item) => number): readonly Item[] {
  const sorted = list.toSorted(compare);
  const wrong = list.findIndex((item, index) => item !== sorted[index]);
  if (wrong === -1) return list;
  throw new Error(`the list is out of order: record ${wrong} should be ${canonicalJson(sorted[wrong])}`);
}
