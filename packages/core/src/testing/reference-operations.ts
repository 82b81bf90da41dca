import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEvent, CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { MessageMark } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import { type CurrentSnapshot, EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { PortName } from "./ports-harness.ts";

export interface Seen {
  readonly events: readonly CalendarEvent[];
  readonly messages: readonly number[];
}

export type Store<Port extends PortName> = Pick<BackendPorts, Port> & {
  addEvents(drafts: readonly CalendarEventDraft[]): Promise<unknown>;
};

export interface Operation {
  readonly needs: readonly PortName[];
  /** `taken` holds this store's snapshots. */
  run(store: Partial<BackendPorts> & Store<never>, seen: Seen, taken: CurrentSnapshot[]): Promise<unknown>;
  /** Milliseconds since the previous operation. Defaults to 10. */
  readonly wait?: number;
  /** Consists of several writes, so it cannot be interrupted. */
  readonly isSeveral?: boolean;
}

/** Either the first response is lost, or the nth write fails. */
export type Fault = "lost answer" | number;

export interface Step {
  readonly operation: Operation;
  readonly fault?: Fault | undefined;
}

export function operation<const Port extends PortName>(
  needs: readonly Port[],
  run: (store: Store<Port>, seen: Seen, taken: CurrentSnapshot[]) => Promise<unknown>,
  facts: Pick<Operation, "wait" | "isSeveral"> = {},
): Operation {
  return { needs, run, ...facts };
}

/** Accepts an index of any size. Negative ones count from the end. */
const at = <Item>(items: readonly Item[], index: number): Item | undefined => items.at(index % items.length);

const idsOf = ({ events, messages }: Seen, noun: DeletableNoun, indices: readonly number[]): number[] => {
  const ids = noun === "messages" ? messages : events.map(({ id }) => id);
  return [...new Set(indices.flatMap((index) => at(ids, index) ?? []))];
};

export const add = (drafts: readonly CalendarEventDraft[]) => operation([], ({ addEvents }) => addEvents(drafts));

export interface Change {
  readonly index: number;
  readonly isStale?: boolean;
  readonly wrong?: Partial<CalendarEvent>;
  readonly draft: CalendarEventDraft;
}

export const update = (changes: readonly Change[]) =>
  operation(["calendarEvents"], async ({ calendarEvents }, { events }) => {
    const versions = changes.flatMap(({ index, isStale = false, wrong, draft }) => {
      const seen = at(events, index);
      const before = isStale ? seen : events.findLast(({ id }) => id === seen?.id);
      return before ? [{ before: { ...before, ...wrong }, draft }] : [];
    });
    return calendarEvents.update(versions);
  });

export const remove = (indices: readonly number[]) =>
  operation(["calendarEvents"], ({ calendarEvents }, seen) => calendarEvents.remove(idsOf(seen, "events", indices)));

export const send = (draft: ContactSubmissionDraft) =>
  operation(["contactSubmissions"], ({ contactSubmissions }) => contactSubmissions.add(draft));

export const mark = (indices: readonly number[], mark: MessageMark, isSet: boolean) =>
  operation(["inbox"], ({ inbox }, seen) => inbox.mark(idsOf(seen, "messages", indices), mark, isSet));

export const setSuspected = (indices: readonly number[], isSuspected: boolean) =>
  operation(["suspectedSpam", "inbox"], ({ suspectedSpam }, seen) =>
    suspectedSpam.setSuspected(idsOf(seen, "messages", indices), isSuspected),
  );

export const removeMessages = (indices: readonly number[]) =>
  operation(["inbox"], ({ inbox }, seen) => inbox.remove(idsOf(seen, "messages", indices)));

export const restore = (noun: DeletableNoun, indices: readonly number[]) =>
  operation(["deletedRecords"], ({ deletedRecords }, seen) => deletedRecords.restore(noun, idsOf(seen, noun, indices)));

export const takeSnapshot = operation(["snapshots"], async ({ snapshots }, _, taken) => {
  taken.push(await snapshots.read());
});

export const merge = (index: number) =>
  operation(["snapshots"], ({ snapshots }, _, taken) => snapshots.merge(at(taken, index) ?? EMPTY_SNAPSHOT));

export const replace = (index: number) =>
  operation(["snapshots"], async ({ snapshots }, _, taken) => {
    const now = await snapshots.read();
    await snapshots.replace(at(taken, index) ?? now, now.version);
  });

/** Attempts a replace with a snapshot from before a change. Expects a conflict. */
export const replaceStale = ({ needs, run }: Operation) =>
  operation(
    ["snapshots", ...needs],
    async (store, seen, taken) => {
      const before = await store.snapshots.read();
      await run(store, seen, taken);
      await store.snapshots.replace(before, before.version);
    },
    { isSeveral: true },
  );

export const erase = operation(["ownMessages"], ({ ownMessages }) => ownMessages.erase());

export const later = (wait: number) => operation([], async () => {}, { wait });
