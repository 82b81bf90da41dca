import { vi } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEvent, CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import { isSameCalendarEvent } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import { isInnerLightError, mayBeStored } from "../shared/errors.ts";
import { canonicalJson } from "../shared/json-text.ts";
import type { Noun } from "../shared/records.ts";
import { today } from "../shared/zoned-time.ts";
import type { CurrentSnapshot } from "../snapshot/snapshot.ts";
import { PARTS } from "./compared-parts.ts";
import { addEvents, type BackendHarness, messagesOf, type PortName } from "./ports-harness.ts";
import type { Operation } from "./reference-operations.ts";

export type Side = "reference" | "backend";

/** A call's result or error. `isUnknown` means that a failed write may have been stored. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly issues?: unknown; readonly isUnknown?: boolean };

function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  return call.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (!isInnerLightError(error)) return { error: `not an error of core: ${error}` };
      if (error.code === "invalid") return { error: error.code, issues: error.issues };
      return { error: error.code, ...(mayBeStored(error) && { isUnknown: true }) };
    },
  );
}

const textsOf = (messages: readonly ContactSubmissionDraft[]) =>
  messages.map(({ fullName, address, phone, email, notes }) => ({ fullName, address, phone, email, notes }));

/** Runs the same operations on a backend and on the reference, and reports differences. */
export class BothStores {
  /** Calls to the backend, as code for the report. */
  readonly calls: string[] = [];
  readonly #harness: BackendHarness<Partial<BackendPorts>>;
  readonly #reference: BackendPorts;
  readonly #bound: ReadonlySet<PortName>;
  readonly #events: CalendarEvent[] = [];
  readonly #messages: number[] = [];
  readonly #snapshots: Record<Side, CurrentSnapshot[]> = { reference: [], backend: [] };
  /** The nouns reported in this step. For the backend, also what a read returned at its last report. */
  readonly #reported = { reference: new Set<Noun>(), backend: new Map<Noun, Promise<string>>() };
  #visits: readonly (Partial<BackendPorts> | undefined)[] = [];
  #unsubscribe = () => {};

  constructor(harness: BackendHarness<Partial<BackendPorts>>, reference: BackendPorts, bound: ReadonlySet<PortName>) {
    this.#harness = harness;
    this.#reference = reference;
    this.#bound = bound;
    reference.changes.subscribe((noun) => this.#reported.reference.add(noun));
  }

  /** Opens the backend again or, if `isReturn`, returns to the previous visit and whatever it has cached. */
  visit(isReturn: boolean): void {
    const [before, current] = this.#visits;
    const opened = (isReturn && before) || this.#harness.open();
    this.#visits = [current, opened];
    this.#unsubscribe();
    const { backend } = this.#reported;
    const unsubscribe = opened.changes?.subscribe((noun) => backend.set(noun, shownOf(noun, opened)));
    this.#unsubscribe = unsubscribe ?? (() => {});
  }

  #at(side: Side): BackendHarness<Partial<BackendPorts>> {
    const visit = this.#visits[1] ?? {};
    const ports = side === "reference" ? this.#reference : recordedCalls(visit, (call) => this.calls.push(call));
    return { ...this.#harness, open: () => ports };
  }

  perform(side: Side, { run }: Operation): Promise<Outcome> {
    const harness = this.#at(side);
    const add = async (drafts: readonly CalendarEventDraft[]) => {
      const added = await addEvents(harness, drafts);
      return this.#bound.has("calendarEvents") ? added : undefined;
    };
    const seen = { events: this.#events, messages: this.#messages };
    return outcomeOf(run({ ...harness.open(), addEvents: add }, seen, this.#snapshots[side]));
  }

  async endStep(): Promise<void> {
    for (const reported of Object.values(this.#reported)) reported.clear();
    const { calendarEvents, inbox } = this.#reference;
    for (const event of await calendarEvents.list().catch(() => [])) {
      const latest = this.#events.findLast(({ id }) => id === event.id);
      if (!latest || !isSameCalendarEvent(latest, event)) this.#events.push(event);
    }
    const messages = await inbox.list().catch(() => []);
    for (const { id } of messages.toReversed()) if (!this.#messages.includes(id)) this.#messages.push(id);
  }

  /** Describes the first change that the backend's feed missed, reported too early, or made up. */
  async feedDifference(isRefused: boolean): Promise<string | undefined> {
    if (!this.#bound.has("changes")) return undefined;
    const { reference, backend } = this.#reported;
    // Storing the built-in slides on the first read is not a change.
    const missing = () => [...reference].filter((noun) => noun !== "slides" && !backend.has(noun));
    // The backend may report a change after the write has resolved.
    await vi.waitUntil(() => missing().length === 0, { timeout: 5_000, interval: 1 }).catch(() => {});
    if (missing().length > 0) return `the feed reports no change of ${missing()}`;
    for (const [noun, shown] of backend) {
      if (isRefused && reference.size === 0) return `the feed reports a change of ${noun}, and it was refused`;
      const isSeen = (await shown) === (await shownOf(noun, this.#visits[1] ?? {}));
      if (!isSeen) return `the feed reports a change of ${noun} before a read sees it`;
    }
    return undefined;
  }

  async difference(): Promise<string | undefined> {
    const noted = this.calls.length;
    const day = today(this.#harness.clock, "UTC");
    const reads = PARTS.filter(({ port }) => this.#bound.has(port)).map(({ name, read }) => ({
      name,
      from: (harness: BackendHarness<Partial<BackendPorts>>) => read(harness.open(), day),
    }));
    if (!this.#bound.has("inbox"))
      reads.push({
        name: "messages that reached the owner",
        from: async (harness) => textsOf(await messagesOf(harness)),
      });
    for (const { name, from } of reads) {
      const [reference, backend] = [
        await outcomeOf(from(this.#at("reference"))),
        await outcomeOf(from(this.#at("backend"))),
      ];
      const difference = differenceOf(reference, backend);
      if (difference !== undefined) return `${name}: ${difference}`;
    }
    this.calls.length = noted; // Forgets the calls that the comparison made.
    return undefined;
  }
}

async function shownOf(noun: Noun, ports: Partial<BackendPorts>): Promise<string> {
  if (noun === "slides") return "";
  const { calendarEvents, inbox, deletedRecords } = ports;
  const listed = noun === "events" ? calendarEvents?.list() : inbox?.list();
  return JSON.stringify([await outcomeOf(Promise.resolve(listed)), await deletedRecords?.list(noun)]);
}

/** Describes the first difference between two outcomes. Ignores the order of lists. */
export function differenceOf(reference: Outcome, backend: Outcome): string | undefined {
  if (JSON.stringify(reference) === JSON.stringify(backend)) return undefined;
  const [expected, actual] = [linesOf(reference), linesOf(backend)];
  const index = [...expected, ...actual].findIndex((_, line) => expected[line] !== actual[line]);
  return index < 0 ? undefined : `expected ${expected[index] ?? "no more"}, and got ${actual[index] ?? "no more"}`;
}

function linesOf(outcome: Outcome): string[] {
  const items = "value" in outcome && Array.isArray(outcome.value) ? outcome.value : [outcome];
  return items.map((item) => canonicalJson(JSON.parse(JSON.stringify(item)))).toSorted();
}

/** Records calls as code. Overwrites arguments and results like a careless caller. */
function recordedCalls<Ports extends object>(ports: Ports, note: (call: string) => void): Ports {
  return new Proxy(ports, {
    get: (_, name) => {
      const port: unknown = Reflect.get(ports, name);
      return typeof port === "object" && port !== null ? recordedPort(String(name), port, note) : port;
    },
  });
}

function recordedPort(name: string, port: object, note: (call: string) => void): object {
  return new Proxy(port, {
    get: (_, method) => {
      const run: unknown = Reflect.get(port, method);
      if (typeof run !== "function") return run;
      return async (...given: readonly unknown[]) => {
        const texts = given.map((one) => JSON.stringify(one));
        note(`${name}.${String(method)}(${texts.join(", ").slice(0, 200)})`);
        const copies = given.map(copyOf);
        try {
          const result: unknown = await Reflect.apply(run, port, copies);
          const copy = copyOf(result);
          spoil(result);
          return copy;
        } finally {
          spoil(copies);
        }
      };
    },
  });
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, copyOf(inner)]));
}

function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    spoil(inner);
    Reflect.set(value, field, "changed");
  }
  if (Array.isArray(value)) Reflect.set(value, "length", 0);
}
