import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "../testing/fixtures.ts";
import { additionsTo, compareSnapshots } from "./additions.ts";
import { EMPTY_SNAPSHOT, type Snapshot } from "./snapshot.ts";

const one = aCalendarEvent({ id: 1, title: "One" });
const two = aCalendarEvent({ id: 2, title: "Two" });
const recordsOf = (values: readonly unknown[]) => values.map((value) => ({ value }));
const eventsOf = (...values: unknown[]): Snapshot => ({ ...EMPTY_SNAPSHOT, events: recordsOf(values) });

const deletedEvent = (id: number) => ({ noun: "events", deletedAt: "2026-05-01", value: { ...one, id } }) as const;

const added = (here: Snapshot, offered: Snapshot) => additionsTo(here, offered).events.map(({ value }) => value);

describe("what a merge adds", () => {
  it("includes every missing record with its unknown fields", () => {
    const offered = { ...EMPTY_SNAPSHOT, events: recordsOf([one, { id: 2, price: 40 }]) };
    expect(additionsTo(eventsOf(one), offered)).toEqual({
      deleted: [],
      events: [offered.events[1]],
      messages: [],
      slides: [],
    });
  });

  it("excludes records whose ids already exist", () => {
    const changed = { ...one, title: "Another" };
    const reordered = Object.fromEntries(Object.entries(two).toReversed());
    expect(added(eventsOf(one, two), eventsOf(changed, reordered))).toEqual([]);
  });

  it("includes values without an id", () => {
    const odd = [null, "[{", { title: "no id" }, { ...one, id: "1" }];
    expect(added(eventsOf(one, null), eventsOf(...odd, one, two, two))).toEqual([...odd.slice(1), two, two]);
  });

  it("is empty the second time", () => {
    const values = fc.array(
      fc.oneof(
        fc.nat({ max: 3 }).map((id) => aCalendarEvent({ id })),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(values, values, (present, offered) => {
        const all = eventsOf(...present, ...(added(eventsOf(...present), eventsOf(...offered)) ?? []));
        expect(added(all, eventsOf(...offered))).toEqual([]);
      }),
    );
  });

  it("includes only deleted records that are missing here", () => {
    const messages = recordsOf([1, 2].map((id) => aContactSubmission({ id }))).map((record) => ({
      ...record,
      isRead: true,
    }));
    const deleted = [1, 2, 3, 4].map(deletedEvent);
    const deletedMessage = { noun: "messages", deletedAt: "2026-05-01", value: { id: 3 } } as const;
    const here = {
      ...eventsOf(one),
      messages: messages.slice(0, 1),
      deleted: [...deleted.slice(1, 2), deletedMessage],
    };
    const additions = additionsTo(here, { ...eventsOf({ ...one, id: 4 }), messages, deleted });
    expect(additions.messages).toEqual(messages.slice(1));
    expect(additions.deleted).toEqual(deleted.slice(2, 3));
  });
});

it("a comparison lists the records that would be added and those that differ", () => {
  const offered = {
    ...eventsOf({ ...one, title: "Another" }, two, null),
    messages: recordsOf([aContactSubmission()]),
    slides: recordsOf([aGallerySlide({ alt: "A lamp" })]),
  };
  const events = [
    { title: "Two", date: two.date },
    { title: "", date: "" },
  ];
  const damaged = { ...eventsOf(one, two, "[{"), slides: recordsOf(["cut off"]) };
  const reordered = Object.fromEntries(Object.entries(two).toReversed());
  expect(compareSnapshots(eventsOf(one), offered)).toEqual([
    { noun: "events", here: 1, offered: 3, added: events, differing: [{ title: "Another", date: one.date }] },
    { noun: "messages", here: 0, offered: 1, added: [{ title: "Alma Reyes", date: "2026-05-01" }], differing: [] },
    { noun: "slides", here: 0, offered: 1, added: [{ title: "A lamp", date: "" }], differing: [] },
  ]);
  expect(compareSnapshots(damaged, eventsOf(reordered))).toMatchObject([
    { noun: "events", here: 3, added: [], differing: [] },
    { noun: "messages", here: 0 },
    { noun: "slides", here: 1, offered: 0, added: [] },
  ]);
});
