import fc from "fast-check";
import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { DAY_MS } from "../shared/clock.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { BothStores, Pair, Side } from "./both-stores.ts";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmissionDraft } from "./fixtures.ts";
import type { PortName } from "./ports-harness.ts";

/** Something that a person does, to the reference and to the backend. */
export interface Operation {
  /** For the report of a failed run: what is about to happen. */
  words(both: BothStores): string;
  /** The ports that it uses. */
  readonly needs: readonly PortName[];
  run(ports: Partial<BackendPorts>, side: Side, both: BothStores): Promise<unknown>;
  /** The noun of the records that it returns. */
  readonly returns?: DeletableNoun;
  /** Whether it writes one record, so that a lost answer leaves all of it or nothing. */
  readonly isSingle?: boolean;
  /** How much later it is than the one before, in milliseconds. */
  readonly wait?: number;
}

function operation<const Port extends PortName>(
  words: string | ((both: BothStores) => string),
  needs: readonly Port[],
  run: (ports: Pick<BackendPorts, Port>, side: Side, both: BothStores) => Promise<unknown>,
  facts: Pick<Operation, "returns" | "isSingle" | "wait"> = {},
): Operation {
  return { words: (both) => (typeof words === "string" ? words : words(both)), needs, run, ...facts };
}

/** One of several, by a number of any size; undefined of none. */
const pick = <Item>(pairs: readonly Pair<Item>[], index: number, side: Side): Item | undefined =>
  pairs[index % pairs.length]?.[side];

/** The ids of some of the events or messages that were ever seen, each once. */
const idsOf = (both: BothStores, noun: DeletableNoun, indices: readonly number[], side: Side): number[] => {
  const seen = noun === "messages" ? both.messages : both.events.map((pair) => idPair(pair));
  return [...new Set(indices.flatMap((index) => pick(seen, index, side) ?? []))];
};

const idPair = ({ reference, backend }: Pair<CalendarEvent>): Pair<number> => ({
  reference: reference.id,
  backend: backend.id,
});

/** Records in words: an event by its title, a message by its number in the order of sending. */
function named(both: BothStores, noun: DeletableNoun, indices: readonly number[]): string {
  const { events, messages } = both;
  const nameOf = (index: number) =>
    noun === "events"
      ? `"${events[index % events.length]?.reference.title}"`
      : `message ${(index % messages.length) + 1}`;
  return [...new Set(indices.map(nameOf))].join(", ");
}

/** The newest version of an event, or the one that was read at some time before. */
function versionOf(both: BothStores, index: number, isStale: boolean, side: Side): CalendarEvent | undefined {
  const seen = both.events[index % both.events.length];
  if (seen === undefined || isStale) return seen?.[side];
  return both.events.findLast(({ reference }) => reference.id === seen.reference.id)?.[side];
}

const NO_DATE = "2026-02-30";

const add = (drafts: readonly CalendarEventDraft[]) =>
  operation(
    `add ${drafts.map(({ title, date }) => `"${title}" on ${date}`).join(", ")}`,
    [],
    (_, side, both) => both.add(side, drafts),
    { returns: "events", isSingle: drafts.length === 1 && drafts[0]?.date !== NO_DATE },
  );

interface Change {
  readonly index: number;
  /** Whether it is based on what was read at some time before. */
  readonly isStale: boolean;
  readonly draft: CalendarEventDraft;
}

const update = (changes: readonly Change[]) =>
  operation(
    (both) => {
      const nameOf = ({ index, isStale, draft }: Change) =>
        `${named(both, "events", [index])}${isStale ? " (as read before)" : ""} to "${draft.title}" on ${draft.date}`;
      return `update ${changes.map(nameOf).join(" and ")}`;
    },
    ["calendarEvents"],
    async ({ calendarEvents }, side, both) => {
      const versions = changes.map(({ index, isStale, draft }) => ({
        before: versionOf(both, index, isStale, side),
        draft,
      }));
      return calendarEvents.update(versions.flatMap(({ before, draft }) => (before ? [{ before, draft }] : [])));
    },
    { returns: "events" },
  );

const remove = (indices: readonly number[]) =>
  operation(
    (both) => `remove ${named(both, "events", indices)}`,
    ["calendarEvents"],
    ({ calendarEvents }, side, both) => calendarEvents.remove(idsOf(both, "events", indices, side)),
  );

const send = (fullName: string, notes = "") =>
  operation(
    `send a message as "${fullName}"`,
    ["contactSubmissions"],
    ({ contactSubmissions }) => contactSubmissions.add(aContactSubmissionDraft({ fullName, notes })),
    { isSingle: fullName.trim() !== "" },
  );

const setRead = (index: number, isRead: boolean) =>
  operation(
    (both) => `mark ${named(both, "messages", [index])} as ${isRead ? "read" : "unread"}`,
    ["inbox"],
    async ({ inbox }, side, both) => {
      for (const id of idsOf(both, "messages", [index], side)) await inbox.setRead(id, isRead);
    },
  );

const setSuspected = (index: number, isSuspected: boolean) =>
  operation(
    (both) => `mark ${named(both, "messages", [index])} as ${isSuspected ? "spam" : "no spam"}`,
    ["suspectedSpam", "inbox"],
    async ({ suspectedSpam }, side, both) => {
      for (const id of idsOf(both, "messages", [index], side)) await suspectedSpam.setSuspected(id, isSuspected);
    },
  );

const removeMessage = (index: number) =>
  operation(
    (both) => `remove ${named(both, "messages", [index])}`,
    ["inbox"],
    async ({ inbox }, side, both) => {
      for (const id of idsOf(both, "messages", [index], side)) await inbox.remove(id);
    },
  );

const restore = (noun: DeletableNoun, indices: readonly number[]) =>
  operation(
    (both) => `restore ${named(both, noun, indices)}`,
    ["deletedRecords"],
    ({ deletedRecords }, side, both) => deletedRecords.restore(noun, idsOf(both, noun, indices, side)),
  );

const takeSnapshot = operation("take a snapshot", ["snapshots"], async ({ snapshots }, side, both) => {
  both.snapshots[side].push(await snapshots.read());
});

const merge = (index: number) =>
  operation(`merge snapshot ${index}`, ["snapshots"], async ({ snapshots }, side, { snapshots: { [side]: taken } }) => {
    await snapshots.merge(taken[index % taken.length] ?? EMPTY_SNAPSHOT);
  });

const replace = (index: number, isStale: boolean) =>
  operation(
    `replace everything with snapshot ${index}${isStale ? ", as if nothing had changed since" : ""}`,
    ["snapshots"],
    async ({ snapshots }, side, both) => {
      const taken = both.snapshots[side];
      const now = await snapshots.read();
      const snapshot = taken[index % taken.length] ?? now;
      // Two versions of the same content may be one.
      const hasChanged = await both.hasChangedSince(both.snapshots.reference[index % taken.length]);
      await snapshots.replace(snapshot, isStale && hasChanged ? snapshot.version : now.version);
    },
  );

/** Merges values as another version of the site may have stored them. */
const mergeForeign = operation(
  "merge an event with a field that no event has, and values that cannot be read",
  ["snapshots"],
  ({ snapshots }) =>
    snapshots.merge({
      ...EMPTY_SNAPSHOT,
      events: [{ json: JSON.stringify({ ...aCalendarEvent({ id: 5 }), price: 40 }) }, { json: '{"price":40}' }],
      messages: [{ json: '{"fullName":"a name alone"}' }],
    }),
);

const erase = operation("erase the visitor's own messages", ["ownMessages"], ({ ownMessages }) => ownMessages.erase());

const later = (wait: number) => operation(`wait ${wait} ms`, [], async () => {}, { wait });

const TITLES = ["Circle", "Walk", "Cafe\u0301 in NFD", "Caf\u00e9 in NFC", "Moon \u{1F319} evening"];
const EVENINGS = [
  aCalendarEventDraft(),
  aCalendarEventDraft({ title: "Walk", series: 7 }),
  aCalendarEventDraft({ title: "Old", date: "2020-01-01" }),
];

/** What happens in every run first, so that every list has something in it, deleted records too. */
export const FILL: readonly Operation[] = [
  operation("look at the slides", ["gallerySlides"], ({ gallerySlides }) => gallerySlides.list()),
  add(EVENINGS),
  add([aCalendarEventDraft({ title: "Canceled", canceled: true, date: "2039-12-31" })]),
  ...["Alma", "Berta", "Carla"].map((name) => send(name)),
  setRead(0, true),
  mergeForeign,
  remove([1]),
  removeMessage(1),
  takeSnapshot,
];

const index = fc.nat({ max: 999 });
const draft = fc.record<CalendarEventDraft>(
  {
    title: fc.constantFrom(...TITLES),
    date: fc.constantFrom("2026-04-30", "2026-05-14", "2026-05-15", "2039-12-31", "2100-02-28"),
    time: fc.constantFrom("00:00", "18:30", "23:59"),
    type: fc.constantFrom("workshop", "reiki-healing"),
    description: fc.constantFrom("", "Words", "x".repeat(1500)),
    ends: fc.constantFrom("20:00", "02:00"),
    canceled: fc.boolean(),
    series: fc.constantFrom(0, 7),
  },
  { requiredKeys: ["title", "date", "time"] },
);
const anyDraft = fc.oneof(
  { arbitrary: draft, weight: 9 },
  draft.map((one) => ({ ...one, date: NO_DATE })),
);
const change = fc.record({ index, isStale: fc.boolean(), draft: anyDraft });
const some = fc.array(index, { minLength: 1, maxLength: 3, size: "max" });
const noun = fc.constantFrom("events" as const, "messages" as const);

/** What may happen to a store with these ports. */
export function anyOperation(bound: ReadonlySet<PortName>): fc.Arbitrary<Operation> {
  const all: readonly (readonly [needs: readonly PortName[], operation: fc.Arbitrary<Operation>])[] = [
    [[], fc.array(anyDraft, { minLength: 1, maxLength: 3 }).map(add)],
    [["calendarEvents"], fc.array(change, { minLength: 1, maxLength: 2 }).map(update)],
    [["calendarEvents"], some.map(remove)],
    [["contactSubmissions"], fc.constantFrom("Dora", "Cafe\u0301", " ").map((name) => send(name, "x".repeat(1500)))],
    [["inbox"], fc.tuple(index, fc.boolean()).map((given) => setRead(...given))],
    [["inbox"], index.map(removeMessage)],
    [["suspectedSpam", "inbox"], fc.tuple(index, fc.boolean()).map((given) => setSuspected(...given))],
    [["deletedRecords"], fc.tuple(noun, some).map((given) => restore(...given))],
    [["snapshots"], fc.constant(takeSnapshot)],
    [["snapshots"], index.map(merge)],
    [["snapshots"], fc.tuple(index, fc.boolean()).map((given) => replace(...given))],
    [["ownMessages"], fc.constant(erase)],
    [[], fc.constantFrom(0, 1, 1000, 29 * DAY_MS, 31 * DAY_MS).map(later)],
  ];
  return fc.oneof(...all.filter(([needs]) => needs.every((port) => bound.has(port))).map(([, operation]) => operation));
}
