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

/** What a call returned, or the code of its error, and whether it may be stored all the same. */
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

/** A backend and the reference beside it, on one clock: does the same to both, and says where they differ. */
export class BothStores {
  /** What was called on the backend, as code. */
  readonly calls: string[] = [];
  readonly #harness: BackendHarness<Partial<BackendPorts>>;
  readonly #reference: BackendPorts;
  readonly #bound: ReadonlySet<PortName>;
  readonly #events: CalendarEvent[] = [];
  readonly #messages: number[] = [];
  readonly #snapshots: Record<Side, CurrentSnapshot[]> = { reference: [], backend: [] };
  /** The nouns that each feed has reported in this step. */
  readonly #reported: Record<Side, Set<Noun>> = { reference: new Set(), backend: new Set() };
  /** The visit before, and the one that calls go to. */
  #visits: readonly (Partial<BackendPorts> | undefined)[] = [];
  #unsubscribe = () => {};

  constructor(harness: BackendHarness<Partial<BackendPorts>>, reference: BackendPorts, bound: ReadonlySet<PortName>) {
    this.#harness = harness;
    this.#reference = reference;
    this.#bound = bound;
    reference.changes.subscribe((noun) => this.#reported.reference.add(noun));
  }

  /** Goes over to a new visit to the backend, or returns to the one before, which may have kept what it read. */
  visit(isReturn: boolean): void {
    const [before, current] = this.#visits;
    const opened = (isReturn && before) || this.#harness.open();
    this.#visits = [current, opened];
    this.#unsubscribe();
    this.#unsubscribe = opened.changes?.subscribe((noun) => this.#reported.backend.add(noun)) ?? (() => {});
  }

  /** One of both, as a harness has it. */
  #at(side: Side): BackendHarness<Partial<BackendPorts>> {
    const visit = this.#visits[1] ?? {};
    const ports = side === "reference" ? this.#reference : recordedCalls(visit, (call) => this.calls.push(call));
    return { ...this.#harness, open: () => ports };
  }

  perform(side: Side, { run }: Operation): Promise<Outcome> {
    const harness = this.#at(side);
    // Only the port returns events.
    const add = async (drafts: readonly CalendarEventDraft[]) => {
      const added = await addEvents(harness, drafts);
      return this.#bound.has("calendarEvents") ? added : undefined;
    };
    const seen = { events: this.#events, messages: this.#messages };
    return outcomeOf(run({ ...harness.open(), addEvents: add }, seen, this.#snapshots[side]));
  }

  /** Ends a step: remembers what the reference shows now. */
  async endStep(): Promise<void> {
    for (const reported of Object.values(this.#reported)) reported.clear();
    const { calendarEvents, inbox } = this.#reference;
    // Where nothing can be read of what is stored, the list rejects.
    for (const event of await calendarEvents.list().catch(() => [])) {
      const latest = this.#events.findLast(({ id }) => id === event.id);
      if (!latest || !isSameCalendarEvent(latest, event)) this.#events.push(event);
    }
    const messages = await inbox.list().catch(() => []);
    for (const { id } of messages.toReversed()) if (!this.#messages.includes(id)) this.#messages.push(id);
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

  /** Where both stores differ first, in words; undefined where nobody can see a difference. */
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
    // Only what changes something is worth telling.
    this.calls.length = noted;
    return undefined;
  }
}

/** How two outcomes differ first, in words. The order of what they list does not count. */
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

/**
 * The ports of a visit. Each call is noted as code. It is given copies, and a copy of what it returns goes out; once it is
 * over, the originals of both are changed, as a careless caller might.
 */
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

/** Changes a value and all in it, as a careless caller might. Frozen ones stay as they are. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    spoil(inner);
    Reflect.set(value, field, "changed");
  }
  if (Array.isArray(value)) Reflect.set(value, "length", 0);
}
