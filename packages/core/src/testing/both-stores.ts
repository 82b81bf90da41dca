import { vi } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import { isSameCalendarEvent } from "../calendar-event/calendar-event-revision.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";
import { DELETABLE_NOUNS, type DeletableNoun } from "../deleted-records/deleted-records.ts";
import { isInnerLightError, mayBeStored } from "../shared/errors.ts";
import { canonicalJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/noun.ts";
import { isRecordId } from "../shared/record-id.ts";
import { today } from "../shared/today.ts";
import { readRecords } from "../shared/validate.ts";
import type { DeletedSnapshotRecord } from "../snapshot/snapshot.ts";
import type { CurrentSnapshot } from "../snapshot/snapshots.ts";
import { LISTS, PARTS } from "./compared-parts.ts";
import { FixedClock } from "./fixed-clock.ts";
import { addEvents, messagesOf } from "./harness-owner.ts";
import type { BackendHarness, PortName } from "./ports-harness.ts";
import { recordedCalls } from "./recorded-calls.ts";

/** The same thing in the reference and in the backend beside it. */
export interface Pair<Item> {
  readonly reference: Item;
  readonly backend: Item;
}

export type Side = keyof Pair<unknown>;

/** What a call returned, or the code of its error, and whether it may be stored all the same. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly issues?: unknown; readonly isUnknown?: boolean };

export function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (!isInnerLightError(error)) return { error: `not an error of core: ${error}` };
      if (error.code === "invalid") return { error: error.code, issues: error.issues };
      return { error: error.code, ...(mayBeStored(error) && { isUnknown: true }) };
    },
  );
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });
const itemsOf = (outcome: Outcome | undefined): readonly Fields[] =>
  outcome && "value" in outcome && Array.isArray(outcome.value) ? outcome.value.map(fieldsOf) : [];

const textsOf = (messages: readonly ContactSubmissionDraft[]) =>
  messages.map(({ fullName, address, phone, email, notes }) => ({ fullName, address, phone, email, notes }));

/** Two stores side by side: which record of one is which of the other, and where they differ. */
export class BothStores {
  /** Every event in every version that was read. */
  readonly events: Pair<CalendarEvent>[] = [];
  readonly messages: Pair<number>[] = [];
  /** Those that were taken of each. */
  readonly snapshots: Pair<CurrentSnapshot[]> = { reference: [], backend: [] };
  /** What was called on the backend, as code. */
  readonly calls: string[] = [];
  /** Whether the answer to the backend's next write gets lost. */
  isLossPlanned = false;
  /** Whether nobody can tell any longer what the backend should show. */
  isOver = false;
  readonly reference: BackendPorts;
  #harness: BackendHarness<Partial<BackendPorts>>;
  readonly #open: () => Partial<BackendPorts>;
  readonly #bound: ReadonlySet<PortName>;
  /** The reference's id of each id of the backend. */
  readonly #ids = { events: new Map<unknown, number>(), messages: new Map<unknown, number>() };
  readonly #timestamps = new Map<unknown, unknown>();
  /** The nouns that each feed has reported in this step. */
  readonly #reported: Pair<Set<Noun>> = { reference: new Set(), backend: new Set() };
  #unsubscribe = () => {};
  /** The visit before, and the one that calls go to. */
  #visits: readonly (Partial<BackendPorts> | undefined)[] = [];

  constructor(harness: BackendHarness<Partial<BackendPorts>>, reference: BackendPorts, bound: ReadonlySet<PortName>) {
    this.#harness = harness;
    this.#open = () => harness.open();
    this.reference = reference;
    this.#bound = bound;
    reference.changes.subscribe((noun) => this.#reported.reference.add(noun));
  }

  /** Goes over to a new visit to the backend, or returns to the one before, which may have kept what it read. */
  visit(isReturn: boolean): void {
    const [before, current] = this.#visits;
    const opened = (isReturn && before) || this.#open();
    this.#visits = [current, opened];
    this.#unsubscribe();
    this.#unsubscribe = opened.changes?.subscribe((noun) => this.#reported.backend.add(noun)) ?? (() => {});
    const ports = recordedCalls(opened, (call) => this.calls.push(call));
    this.#harness = { ...this.#harness, open: () => ports };
  }

  /** The ports of one side. */
  ports(side: Side): Partial<BackendPorts> {
    return side === "backend" ? this.#harness.open() : this.reference;
  }

  /** Adds events as the owner of a side does. Only the port returns them. */
  async add(side: Side, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
    const added =
      side === "reference" ? await this.reference.calendarEvents.add(drafts) : await addEvents(this.#harness, drafts);
    return this.#bound.has("calendarEvents") ? added : undefined;
  }

  /** Whether a snapshot of the reference says something else than one of now would. */
  async hasChangedSince(taken: CurrentSnapshot | undefined): Promise<boolean> {
    const now = await this.reference.snapshots.read();
    // A backend may keep the deleted records of each noun apart.
    const contentOf = ({ version: _, deleted, ...lists }: CurrentSnapshot) =>
      canonicalJson([lists, ...DELETABLE_NOUNS.map((noun) => deleted.filter((record) => record.noun === noun))]);
    return taken === undefined || contentOf(now) !== contentOf(taken);
  }

  /** The reference forgets what was deleted since then. */
  async forgetDeletedSince({ deleted: kept }: CurrentSnapshot): Promise<void> {
    const { version, ...now } = await this.reference.snapshots.read();
    const isKept = (record: DeletedSnapshotRecord) => kept.some((one) => canonicalJson(one) === canonicalJson(record));
    const deleted = now.deleted.filter(isKept);
    await this.reference.snapshots.replace({ ...now, deleted }, version);
  }

  beginStep(): void {
    for (const reported of Object.values(this.#reported)) reported.clear();
  }

  /** What the backend's feed does not report of this step, or reports although nothing was written. */
  async feedDifference(isRefused: boolean): Promise<string | undefined> {
    if (!this.#bound.has("changes")) return undefined;
    const { reference, backend } = this.#reported;
    // A list of slides that the first look at it stores is no change.
    const missing = () => [...reference].filter((noun) => noun !== "slides" && !backend.has(noun));
    // It may report a change after the write has resolved.
    await vi.waitUntil(() => missing().length === 0, { timeout: 5_000, interval: 1 }).catch(() => {});
    if (missing().length > 0) return `the feed reports no change of ${missing()}`;
    const isWrong = isRefused && reference.size === 0 && backend.size > 0;
    return isWrong ? `the feed reports a change of ${[...backend]}, and it was refused` : undefined;
  }

  /** Where both stores differ first, in words, in everything or in the two lists; undefined where nobody can see a difference. */
  async difference(isWhole = true): Promise<string | undefined> {
    const noted = this.calls.length;
    const difference = await this.#firstDifference(isWhole ? PARTS : LISTS);
    // Only what changes something is worth telling.
    this.calls.length = noted;
    return difference;
  }

  async #firstDifference(parts: typeof PARTS): Promise<string | undefined> {
    const day = today(this.#harness.clock ?? new FixedClock(), "UTC");
    for (const part of parts.filter(({ port }) => this.#bound.has(port))) {
      const reference = await outcomeOf(part.read(this.reference, day));
      const backend = await outcomeOf(part.read(this.#harness.open(), day));
      const difference = this.compare({ reference, backend }, part.noun);
      if (difference !== undefined) return `${part.name}: ${difference}`;
      if (part.port === "calendarEvents") this.#rememberEvents(itemsOf(reference), itemsOf(backend));
    }
    if (!this.#bound.has("inbox") && this.#bound.has("contactSubmissions")) {
      const reference = await outcomeOf(this.reference.inbox.list().then(textsOf));
      const backend = await outcomeOf(messagesOf(this.#harness).then(textsOf));
      const difference = this.compare({ reference, backend });
      if (difference !== undefined) return `messages that reached the owner: ${difference}`;
    }
    return undefined;
  }

  /** How two outcomes differ, in words. Of what both returned, ids may differ, and the order. */
  compare({ reference, backend }: Pair<Outcome>, ids?: DeletableNoun): string | undefined {
    if (![reference, backend].every((outcome) => "value" in outcome && Array.isArray(outcome.value))) {
      const [expected, actual] = [reference, backend].map((outcome) => JSON.stringify(outcome));
      return expected === actual ? undefined : `expected ${expected}, and got ${actual}`;
    }
    if (ids) this.#pair(ids, itemsOf(reference), itemsOf(backend));
    const ofReference = itemsOf(reference).map((item) => this.#shown(item));
    const ofBackend = itemsOf(backend).map((item) => this.#shown(item, ids));
    if (JSON.stringify(ofReference) === JSON.stringify(ofBackend)) return undefined;
    const [expected, actual] = [linesOf(ofReference), linesOf(ofBackend)];
    const missing = expected.find((line, index) => line !== actual[index] && !actual.includes(line));
    const extra = actual.find((line) => !expected.includes(line));
    if (missing === undefined && extra === undefined && expected.length === actual.length) return undefined;
    return `expected ${missing ?? `${expected.length} in all`}, and got ${extra ?? `${actual.length} in all`}`;
  }

  /** Finds the reference's record of each record of the backend that was not seen before: the one with the same fields. */
  #pair(noun: DeletableNoun, reference: readonly Fields[], backend: readonly Fields[]): void {
    const ids = this.#ids[noun];
    const taken = new Set(ids.values());
    const unpaired = reference.filter(({ id }) => isRecordId(id) && !taken.has(id));
    for (const item of backend.filter(({ id }) => isRecordId(id) && !ids.has(id))) {
      const [line] = linesOf([this.#shown({ ...item, id: 0 })]);
      const index = unpaired.findIndex((one) => linesOf([this.#shown({ ...one, id: 0 })])[0] === line);
      const [found] = index < 0 ? [] : unpaired.splice(index, 1);
      if (!isRecordId(found?.["id"]) || !isRecordId(item["id"])) continue;
      ids.set(item["id"], found["id"]);
      this.#timestamps.set(item["id"], item["timestamp"]);
      if (noun === "messages") this.messages.push({ reference: found["id"], backend: item["id"] });
    }
  }

  /**
   * A record as it is compared: one of the backend under the reference's id. Without a clock, a message only keeps its time
   * of sending, and no other time counts.
   */
  #shown({ id, timestamp, deletedAt, ...fields }: Fields, noun?: DeletableNoun): Fields {
    const isAsSent = noun === undefined || this.#timestamps.get(id) === timestamp;
    const times = this.#harness.clock ? { timestamp, deletedAt } : { timestamp: isAsSent ? "as it was" : timestamp };
    const shownId = noun === undefined ? id : (this.#ids[noun].get(id) ?? `not the reference's, ${id}`);
    return { ...fields, ...times, ...(id === undefined ? {} : { id: shownId }) };
  }

  #rememberEvents(reference: readonly Fields[], backend: readonly Fields[]): void {
    const records = readRecords(calendarEventSchema, reference);
    for (const event of readRecords(calendarEventSchema, backend)) {
      const same = records.find(({ id }) => id === this.#ids.events.get(event.id));
      const latest = this.events.findLast(({ backend }) => backend.id === event.id);
      if (same && !(latest && isSameCalendarEvent(latest.backend, event)))
        this.events.push({ reference: same, backend: event });
    }
  }
}

const linesOf = (items: readonly Fields[]) =>
  items.map((item) => canonicalJson(JSON.parse(JSON.stringify(item)))).toSorted();
