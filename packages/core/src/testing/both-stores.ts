import type { BackendPorts } from "../backend/backend-ports.ts";
import { type CalendarEvent, calendarEventSchema } from "../calendar-event/calendar-event.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import { isSameCalendarEvent } from "../calendar-event/calendar-event-revision.ts";
import { compareBySchedule, MOST_UPCOMING_CALENDAR_EVENTS } from "../calendar-event/calendar-event-schedule.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";
import { compareNewestFirst } from "../contact-submission/inbox.ts";
import type { DeletableNoun } from "../deleted-records/deleted-records.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Clock } from "../shared/clock.ts";
import { isInnerLightError } from "../shared/errors.ts";
import { parseJson } from "../shared/json-text.ts";
import { isRecordId } from "../shared/record-id.ts";
import { today } from "../shared/today.ts";
import { readRecords } from "../shared/validate.ts";
import { canonicalJson } from "../snapshot/additions.ts";
import type { CurrentSnapshot } from "../snapshot/snapshots.ts";
import { addEvents, messagesOf } from "./harness-owner.ts";
import type { BackendHarness, PortName } from "./ports-harness.ts";

/** The same thing in the reference and in the backend beside it. */
export interface Pair<Item> {
  readonly reference: Item;
  readonly backend: Item;
}

export type Side = keyof Pair<unknown>;

/** What a call returned, or the code of its error. */
export type Outcome = { readonly value: unknown } | { readonly error: string };

export function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: isInnerLightError(error) ? error.code : `not an error of core: ${error}` }),
  );
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });
const itemsOf = (outcome: Outcome | undefined): readonly Fields[] =>
  outcome && "value" in outcome && Array.isArray(outcome.value) ? outcome.value.map(fieldsOf) : [];

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

const PARTS: readonly Part[] = [
  part("events", "calendarEvents", "events", ({ calendarEvents }) => calendarEvents.list()),
  part("upcoming events", "upcomingEvents", "events", async ({ upcomingEvents }, from) => {
    const all = await upcomingEvents.list({ from, limit: MOST_UPCOMING_CALENDAR_EVENTS });
    const next = await upcomingEvents.list({ from, limit: 2 });
    if (canonicalJson(next) === canonicalJson(all.slice(0, 2))) return inOrder(all, compareBySchedule);
    throw new Error(`the next two are ${canonicalJson(next)}`);
  }),
  part("messages", "inbox", "messages", async ({ inbox }) => inOrder(await inbox.list(), compareNewestFirst)),
  part("slides", "gallerySlides", undefined, ({ gallerySlides }) => gallerySlides.list()),
  part("deleted events", "deletedRecords", "events", (ports) => readDeleted(ports, "events")),
  part("deleted messages", "deletedRecords", "messages", (ports) => readDeleted(ports, "messages")),
  part("own messages", "ownMessages", "messages", async ({ ownMessages }) => {
    const { messages, deleted, isEmpty } = await ownMessages.list();
    return [...messages, ...deleted.map(({ record, deletedAt }) => ({ ...record, deletedAt })), { isEmpty }];
  }),
  part("events in a snapshot", "snapshots", "events", async ({ snapshots }) =>
    ((await snapshots.read()).events ?? []).map(({ json }) => parseJson(json)),
  ),
  part("numbers of unreadable records", "diagnostics", undefined, async ({ diagnostics }) =>
    (await diagnostics.issues())
      .filter(({ code }) => code === "unreadable-records")
      .map(({ noun, count }) => ({ noun, count })),
  ),
];

async function readDeleted({ deletedRecords }: Pick<BackendPorts, "deletedRecords">, noun: DeletableNoun) {
  const deleted = await deletedRecords.list(noun);
  const lastFirst = (one: { deletedAt: string }, other: { deletedAt: string }) =>
    Date.parse(other.deletedAt) - Date.parse(one.deletedAt);
  return inOrder(deleted, lastFirst).map(({ record, deletedAt }) => ({ ...record, deletedAt }));
}

function inOrder<Item>(list: readonly Item[], compare: (one: Item, other: Item) => number): readonly Item[] {
  if (canonicalJson(list) === canonicalJson(list.toSorted(compare))) return list;
  throw new Error(`the list is not in order: ${canonicalJson(list)}`);
}

const textsOf = (messages: readonly ContactSubmissionDraft[]) =>
  messages.map(({ fullName, address, phone, email, notes }) => ({ fullName, address, phone, email, notes }));

/** Two stores side by side: which record of one is which of the other, and where they differ. */
export class BothStores {
  /** Every event in every version that was read. */
  readonly events: Pair<CalendarEvent>[] = [];
  readonly messages: Pair<number>[] = [];
  /** Those that were taken of each. */
  readonly snapshots: Pair<CurrentSnapshot[]> = { reference: [], backend: [] };
  readonly #harness: BackendHarness<Partial<BackendPorts>>;
  readonly #reference: BackendPorts;
  readonly #clock: Clock;
  readonly #bound: ReadonlySet<PortName>;
  /** The reference's id of each id of the backend. */
  readonly #ids = { events: new Map<unknown, number>(), messages: new Map<unknown, number>() };
  readonly #timestamps = new Map<unknown, unknown>();

  constructor(
    harness: BackendHarness<Partial<BackendPorts>>,
    reference: BackendPorts,
    clock: Clock,
    bound: ReadonlySet<PortName>,
  ) {
    this.#clock = clock;
    this.#harness = harness;
    this.#reference = reference;
    this.#bound = bound;
  }

  /** The ports of one side. The backend's are those of a new visit. */
  ports(side: Side): Partial<BackendPorts> {
    return side === "backend" ? this.#harness.open() : this.#reference;
  }

  /** Adds events as the owner of a side does. Only the port returns them. */
  async add(side: Side, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
    const added =
      side === "reference" ? await this.#reference.calendarEvents.add(drafts) : await addEvents(this.#harness, drafts);
    return this.#bound.has("calendarEvents") ? added : undefined;
  }

  /** Whether a snapshot of the reference says something else than one of now would. */
  async hasChangedSince(taken: CurrentSnapshot | undefined): Promise<boolean> {
    const now = await this.#reference.snapshots.read();
    return canonicalJson({ ...now, version: "" }) !== canonicalJson({ ...taken, version: "" });
  }

  /** Where both stores differ first, in words; undefined where nobody can see a difference. */
  async difference(): Promise<string | undefined> {
    const day = today(this.#clock, "UTC");
    for (const part of PARTS.filter(({ port }) => this.#bound.has(port))) {
      const [reference, backend] = [
        await outcomeOf(part.read(this.#reference, day)),
        await outcomeOf(part.read(this.#harness.open(), day)),
      ];
      const difference = this.compare({ reference, backend }, part.noun);
      if (difference !== undefined) return `${part.name}: ${difference}`;
      if (part.port === "calendarEvents") this.#rememberEvents(itemsOf(reference), itemsOf(backend));
    }
    if (!this.#bound.has("inbox") && this.#bound.has("contactSubmissions")) {
      const reference = await outcomeOf(this.#reference.inbox.list().then(textsOf));
      const backend = await outcomeOf(messagesOf(this.#harness).then(textsOf));
      const difference = this.compare({ reference, backend });
      if (difference !== undefined) return `messages that reached the owner: ${difference}`;
    }
    return undefined;
  }

  /** How two outcomes differ, in words. Of what both returned, ids may differ, and the order. */
  compare({ reference, backend }: Pair<Outcome>, ids?: DeletableNoun): string | undefined {
    if (
      "error" in reference ||
      "error" in backend ||
      !Array.isArray(backend.value) ||
      !Array.isArray(reference.value)
    ) {
      const [expected, actual] = [reference, backend].map((outcome) => JSON.stringify(outcome));
      return expected === actual ? undefined : `expected ${expected}, and got ${actual}`;
    }
    if (ids) this.#pair(ids, itemsOf(reference), itemsOf(backend));
    const expected = linesOf(itemsOf(reference).map((item) => this.#shown(item)));
    const actual = linesOf(itemsOf(backend).map((item) => this.#shown(item, ids)));
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
    const { records } = readRecords(calendarEventSchema, reference);
    for (const event of readRecords(calendarEventSchema, backend).records) {
      const same = records.find(({ id }) => id === this.#ids.events.get(event.id));
      const latest = this.events.findLast(({ backend }) => backend.id === event.id);
      if (same && !(latest && isSameCalendarEvent(latest.backend, event)))
        this.events.push({ reference: same, backend: event });
    }
  }
}

const linesOf = (items: readonly Fields[]) =>
  items.map((item) => canonicalJson(JSON.parse(JSON.stringify(item)))).toSorted();
