import type { BackendPorts } from "../backend/backend-ports.ts";
import { compareBySchedule, MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import { compareNewestFirst } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { canonicalJson } from "../shared/json-text.ts";
import type { PortName } from "./ports-harness.ts";

/** One part of what a store shows, and the noun whose ids are in it. */
interface Part {
  readonly name: string;
  readonly port: PortName;
  readonly noun: DeletableNoun | undefined;
  read(ports: Partial<BackendPorts>, day: CalendarDate): Promise<unknown>;
}

function part<const Port extends PortName>(
  name: string,
  port: Port,
  noun: DeletableNoun | undefined,
  read: (ports: Pick<BackendPorts, Port>, day: CalendarDate) => Promise<unknown>,
): Part {
  return { name, port, noun, read };
}

/** Everything that is compared. Whether lists are in their order is an error of their part. */
export const PARTS: readonly Part[] = [
  part("events", "calendarEvents", "events", ({ calendarEvents }) => calendarEvents.list()),
  part("upcoming events", "upcomingEvents", "events", async ({ upcomingEvents }, from) => {
    const all = await upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS });
    const next = await upcomingEvents.list({ from, limit: 2 });
    if (JSON.stringify(next) === JSON.stringify(all.slice(0, 2))) return inOrder(all, compareBySchedule);
    throw new Error(`the next two are ${canonicalJson(next)}`);
  }),
  part("messages", "inbox", "messages", async ({ inbox }) => inOrder(await inbox.list(), compareNewestFirst)),
  part("slides", "gallerySlides", undefined, ({ gallerySlides }) => gallerySlides.list()),
  part("deleted events", "deletedRecords", "events", (ports) => readDeleted(ports, "events")),
  part("deleted messages", "deletedRecords", "messages", (ports) => readDeleted(ports, "messages")),
  part("own messages", "ownMessages", "messages", async ({ ownMessages }) => {
    const { messages, deleted, isEmpty, isDamaged } = await ownMessages.list();
    const kept = deleted.map(({ record, deletedAt }) => ({ ...record, deletedAt }));
    return [...messages, ...kept, { isEmpty, isDamaged }];
  }),
  part("exported messages", "ownMessages", "messages", async ({ ownMessages }) => {
    const { messages }: { messages: unknown } = JSON.parse(await ownMessages.export());
    return messages;
  }),
  part("events in a snapshot", "snapshots", "events", async ({ snapshots }) =>
    ((await snapshots.read()).events ?? []).map(({ value }) => value),
  ),
  part("issues", "diagnostics", undefined, async ({ diagnostics }) =>
    (await diagnostics.issues()).map(({ noun, code, count }) => ({ noun, code, count })),
  ),
];

/** The lists, whose records the next steps refer to. */
export const LISTS = PARTS.filter(({ port }) => port === "calendarEvents" || port === "inbox");

async function readDeleted({ deletedRecords }: Pick<BackendPorts, "deletedRecords">, noun: DeletableNoun) {
  const deleted = await deletedRecords.list(noun);
  const lastFirst = (one: { deletedAt: string }, other: { deletedAt: string }) =>
    Date.parse(other.deletedAt) - Date.parse(one.deletedAt);
  return inOrder(deleted, lastFirst).map(({ record, deletedAt }) => ({ ...record, deletedAt }));
}

function inOrder<Item>(list: readonly Item[], compare: (one: Item, other: Item) => number): readonly Item[] {
  const sorted = list.toSorted(compare);
  if (list.every((item, index) => item === sorted[index])) return list;
  throw new Error(`the list is not in order: ${canonicalJson(list)}`);
}
