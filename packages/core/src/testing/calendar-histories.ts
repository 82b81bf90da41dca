import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { CalendarEvent } from "../calendar-event/calendar-event.ts";
import { readPublishedCalendar } from "../published-calendar/published-calendar-file.ts";
import { DAY_MS } from "../shared/clock.ts";
import { DELETED_RECORDS_DAYS } from "../shared/deleted-record.ts";
import type { CreateHarness } from "./contract.ts";
import { aCalendarEvent, aCalendarEventDraft } from "./fixtures.ts";
import type { PublishedCalendarHarness } from "./published-calendar-contract.ts";
import "./runs.ts";

type Step =
  | { readonly kind: "add" | "edit" | "remove" | "restore"; readonly picks: readonly number[] }
  | { readonly kind: "publish an earlier one"; readonly back: number }
  | { readonly kind: "reset" | "publish" | "publish elsewhere" | "visit again" | "wait" };

const picks = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("add", "edit", "remove", "restore"), picks }),
  fc.record({ kind: fc.constantFrom("remove", "restore"), picks }),
  fc.record({ kind: fc.constant("publish an earlier one"), back: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constantFrom("reset", "reset", "publish", "publish elsewhere", "visit again", "wait") }),
);

/** What the owner and visitors should see. */
interface Model {
  published: readonly CalendarEvent[];
  /** The owner's own list, once there is one. */
  own: readonly CalendarEvent[] | null;
  /** The removed events, by id. */
  readonly deleted: Map<number, CalendarEvent>;
}

/**
 * Any order of adds, edits, removals, restorations, resets and publications: no event shows twice, none is lost, and one
 * that was removed is back only after it was restored, or a reset brought it back.
 */
export function describeCalendarHistories(name: string, createHarness: CreateHarness<PublishedCalendarHarness>): void {
  describe(`${name} keeps the contract of published and own events`, () => {
    it("shows each event once, whatever is done in whatever order, and loses none", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 15, size: "max" }), async (steps) => {
          const harness = await createHarness();
          const history = new History(harness);
          for (const step of steps) {
            await history.take(step);
            await history.check();
          }
          await history.take({ kind: "publish" });
          await history.take({ kind: "reset" });
          await history.check();
          await harness.dispose?.();
        }),
        { numRuns: inject("runs") },
      );
    });
  });
}

/** One calendar and the model of it. */
class History {
  readonly #harness: PublishedCalendarHarness;
  readonly #model: Model = { published: [], own: null, deleted: new Map() };
  readonly #earlier: (readonly CalendarEvent[])[] = [[]];
  #ports: ReturnType<PublishedCalendarHarness["open"]>;
  /** Counts versions of events, so that each has a title of its own. */
  #versions = 0;

  constructor(harness: PublishedCalendarHarness) {
    this.#harness = harness;
    this.#ports = harness.open();
  }

  get #shown(): readonly CalendarEvent[] {
    return this.#model.own ?? this.#model.published;
  }

  get #restorable(): CalendarEvent[] {
    const ids = new Set(this.#shown.map(({ id }) => id));
    return [...this.#model.deleted.values()].filter(({ id }) => !ids.has(id));
  }

  async take(step: Step): Promise<void> {
    const { calendarEvents, publishedCalendar } = this.#ports;
    const { deleted } = this.#model;
    if (step.kind === "add") {
      const added = await calendarEvents.add(step.picks.map(() => aCalendarEventDraft({ title: this.#nextTitle() })));
      for (const { id } of added) expect(deleted.has(id)).toBe(false);
      this.#model.own = [...this.#shown, ...added];
    }
    if (step.kind === "edit") {
      const before = picked(this.#shown, step.picks);
      const changes = before.map((event) => ({ before: event, draft: { ...event, title: this.#nextTitle() } }));
      const updated = new Map((await calendarEvents.update(changes)).map((event) => [event.id, event]));
      if (updated.size > 0) this.#model.own = this.#shown.map((event) => updated.get(event.id) ?? event);
    }
    if (step.kind === "remove") {
      const removed = picked(this.#shown, step.picks);
      await calendarEvents.remove(removed.map(({ id }) => id));
      if (removed.length > 0) this.#model.own = this.#shown.filter((event) => !removed.includes(event));
      for (const event of removed) deleted.set(event.id, event);
    }
    if (step.kind === "restore") {
      const restored = picked(this.#restorable, step.picks);
      expect(await calendarEvents.restore(restored.map(({ id }) => id))).toEqual(restored);
      if (restored.length > 0) this.#model.own = [...this.#shown, ...restored];
      for (const { id } of restored) deleted.delete(id);
    }
    if (step.kind === "reset") {
      await publishedCalendar.resetToPublished();
      this.#model.own = null;
    }
    if (step.kind === "publish") {
      const reading = readPublishedCalendar(await publishedCalendar.export());
      expect(reading).toMatchObject({ calendar: { events: this.#shown } });
      await this.#publish(this.#shown);
    }
    if (step.kind === "publish an earlier one") await this.#publish(this.#earlier.at(-step.back) ?? []);
    if (step.kind === "publish elsewhere") {
      const id = 1000 + this.#versions;
      await this.#publish([...this.#model.published.slice(1), aCalendarEvent({ id, title: this.#nextTitle() })]);
    }
    if (step.kind === "visit again") this.#ports = this.#harness.open();
    if (step.kind === "wait" && this.#harness.clock) {
      this.#harness.clock.advance(DELETED_RECORDS_DAYS * DAY_MS);
      deleted.clear();
    }
  }

  async check(): Promise<void> {
    const { calendarEvents, publishedCalendar } = this.#ports;
    const events = await calendarEvents.list();
    expect(events).toEqual(this.#shown);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(new Set(events.map(({ title }) => title)).size).toBe(events.length);
    expect(await publishedCalendar.hasOwnList()).toBe(this.#model.own !== null);
    const deletedIds = (await calendarEvents.listDeleted()).map(({ record }) => record.id);
    expect(deletedIds.toSorted()).toEqual(this.#restorable.map(({ id }) => id).toSorted());
  }

  async #publish(events: readonly CalendarEvent[]): Promise<void> {
    await this.#harness.publish({ createdAt: "2026-04-30T12:00:00.000Z", events });
    this.#ports = this.#harness.open();
    this.#model.published = events;
    this.#earlier.push(events);
  }

  #nextTitle(): string {
    return `version ${this.#versions++}`;
  }
}

/** The events at these places. Places beyond the end begin from the start again. */
function picked(events: readonly CalendarEvent[], places: readonly number[]): CalendarEvent[] {
  return [...new Set(places.flatMap((place) => events[place % events.length] ?? []))];
}
