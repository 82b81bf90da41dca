import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { BothStores, Side } from "./both-stores.ts";
import type { PortName } from "./ports-harness.ts";

/** Something that a person does, to the reference and to the backend. */
export interface Operation {
  /** The ports that it uses. */
  readonly needs: readonly PortName[];
  run(ports: Partial<BackendPorts>, side: Side, both: BothStores): Promise<unknown>;
  /** The noun of the records that it returns. */
  readonly returns?: DeletableNoun;
  /** The same, one record at a time. */
  readonly parts?: readonly Operation[];
  /** How much later it is than the one before, in milliseconds; 10 by default. */
  readonly wait?: number;
}

/** The answer to the first write of an operation is lost, or its nth write fails. */
export type Fault = "lost answer" | number;

export interface Step {
  readonly operation: Operation;
  readonly fault?: Fault | undefined;
}

export function operation<const Port extends PortName>(
  needs: readonly Port[],
  run: (ports: Pick<BackendPorts, Port>, side: Side, both: BothStores) => Promise<unknown>,
  facts: Pick<Operation, "returns" | "parts" | "wait"> = {},
): Operation {
  return { needs, run, ...facts };
}

/** An operation on several, and the same on each of them. */
const several = <Item>(items: readonly Item[], make: (items: readonly Item[]) => Operation): Operation => ({
  ...make(items),
  parts: items.map((item) => make([item])),
});

/** One of several, by a number of any size, a negative one from the end; undefined of none. */
const at = <Item>(items: readonly Item[], index: number): Item | undefined => items.at(index % items.length);

/** The ids of some of the events or messages that were ever seen, each once. */
const idsOf = (both: BothStores, noun: DeletableNoun, indices: readonly number[], side: Side): number[] => {
  const ids = noun === "messages" ? both.messages.map((pair) => pair[side]) : both.events.map((pair) => pair[side].id);
  return [...new Set(indices.flatMap((index) => at(ids, index) ?? []))];
};

/** The newest version of an event, or the one that was read at some time before. */
function versionOf(both: BothStores, index: number, isStale: boolean, side: Side): CalendarEvent | undefined {
  const seen = at(both.events, index);
  if (seen === undefined || isStale) return seen?.[side];
  return both.events.findLast(({ reference }) => reference.id === seen.reference.id)?.[side];
}

export const add = (all: readonly CalendarEventDraft[]) =>
  several(all, (drafts) => operation([], (_, side, both) => both.add(side, drafts), { returns: "events" }));

export interface Change {
  readonly index: number;
  /** Whether it is based on what was read at some time before. */
  readonly isStale?: boolean;
  /** What else it is based on. */
  readonly wrong?: Partial<CalendarEvent>;
  readonly draft: CalendarEventDraft;
}

export const update = (all: readonly Change[]) =>
  several(all, (changes) =>
    operation(
      ["calendarEvents"],
      async ({ calendarEvents }, side, both) => {
        const versions = changes.flatMap(({ index, isStale = false, wrong, draft }) => {
          const before = versionOf(both, index, isStale, side);
          return before ? [{ before: { ...before, ...wrong }, draft }] : [];
        });
        return calendarEvents.update(versions);
      },
      { returns: "events" },
    ),
  );

export const remove = (all: readonly number[]) =>
  several(all, (indices) =>
    operation(["calendarEvents"], ({ calendarEvents }, side, both) =>
      calendarEvents.remove(idsOf(both, "events", indices, side)),
    ),
  );

export const send = (draft: ContactSubmissionDraft) =>
  operation(["contactSubmissions"], ({ contactSubmissions }) => contactSubmissions.add(draft));

export const setRead = (indices: readonly number[], isRead: boolean) =>
  operation(["inbox"], ({ inbox }, side, both) => inbox.setRead(idsOf(both, "messages", indices, side), isRead));

export const setSuspected = (indices: readonly number[], isSuspected: boolean) =>
  operation(["suspectedSpam", "inbox"], ({ suspectedSpam }, side, both) =>
    suspectedSpam.setSuspected(idsOf(both, "messages", indices, side), isSuspected),
  );

export const removeMessages = (indices: readonly number[]) =>
  operation(["inbox"], ({ inbox }, side, both) => inbox.remove(idsOf(both, "messages", indices, side)));

export const restore = (noun: DeletableNoun, all: readonly number[]) =>
  several(all, (indices) =>
    operation(["deletedRecords"], ({ deletedRecords }, side, both) =>
      deletedRecords.restore(noun, idsOf(both, noun, indices, side)),
    ),
  );

export const takeSnapshot = operation(["snapshots"], async ({ snapshots }, side, both) => {
  both.snapshots[side].push(await snapshots.read());
});

export const merge = (index: number) =>
  operation(["snapshots"], async ({ snapshots }, side, { snapshots: { [side]: taken } }) => {
    await snapshots.merge(at(taken, index) ?? EMPTY_SNAPSHOT);
  });

/** Puts a snapshot in the place of everything; a stale one as if nothing had changed since. */
export const replace = (index: number, isStale = false) =>
  operation(["snapshots"], async ({ snapshots }, side, both) => {
    const taken = both.snapshots[side];
    const now = await snapshots.read();
    const snapshot = at(taken, index) ?? now;
    // Two versions of the same content may be one.
    const hasChanged = await both.hasChangedSince(at(both.snapshots.reference, index));
    await snapshots.replace(snapshot, isStale && hasChanged ? snapshot.version : now.version);
  });

export const erase = operation(["ownMessages"], ({ ownMessages }) => ownMessages.erase());

export const later = (wait: number) => operation([], async () => {}, { wait });
