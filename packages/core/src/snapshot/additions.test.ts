import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSnapshots } from "../backup/compare-snapshots.ts";
import type { Noun } from "../shared/noun.ts";
import { aCalendarEvent, aContactSubmission, aGallerySlide } from "../testing/fixtures.ts";
import { additionsTo } from "./additions.ts";
import { EMPTY_SNAPSHOT, type Snapshot, type UnreadableText } from "./snapshot.ts";

const one = aCalendarEvent({ id: 1, title: "One" });
const two = aCalendarEvent({ id: 2, title: "Two" });
const jsonOf = (values: readonly unknown[]) => values.map((value) => ({ json: JSON.stringify(value) }));
const eventsOf = (...values: unknown[]): Snapshot => ({ ...EMPTY_SNAPSHOT, events: jsonOf(values) });
const textOf = (noun: Noun, kind: UnreadableText["kind"]) => ({ noun, kind, name: "", text: "[{" });

const deletedEvent = (id: number) =>
  ({ noun: "events", deletedAt: "2026-05-01", json: JSON.stringify({ ...one, id }) }) as const;

/** The events that a merge adds. */
const added = (here: Snapshot, offered: Snapshot) =>
  additionsTo(here, offered).events?.map(({ json }) => JSON.parse(json));

describe("what a merge adds", () => {
  it("is what is not here, with its own id, and as it was written", () => {
    const offered = { ...EMPTY_SNAPSHOT, events: [...jsonOf([one]), { json: '{"id":2, "price":1e2}' }] };
    expect(additionsTo(eventsOf(one), offered)).toEqual({
      ...EMPTY_SNAPSHOT,
      events: [offered.events[1]],
      messages: [],
      slides: [],
    });
  });

  it("leaves alone what is here under the same id", () => {
    const changed = { ...one, title: "Another" };
    const reordered = Object.fromEntries(Object.entries(two).toReversed());
    expect(added(eventsOf(one, two), eventsOf(changed, reordered))).toEqual([]);
  });

  it("has values without an id that have no equal here, and every one of several under one id", () => {
    const odd = [null, { title: "no id" }, { ...one, id: "1" }];
    expect(added(eventsOf(one, null), eventsOf(...odd, one, two, two))).toEqual([...odd.slice(1), two, two]);
  });

  it("is nothing the second time", () => {
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

  it("keeps the marks of messages, and deleted records that are neither here, deleted here nor added", () => {
    const messages = jsonOf([1, 2].map((id) => aContactSubmission({ id }))).map((record) => ({
      ...record,
      isRead: true,
    }));
    const deleted = [1, 2, 3, 4].map(deletedEvent);
    const deletedMessage = { noun: "messages", deletedAt: "2026-05-01", json: JSON.stringify({ id: 3 }) } as const;
    const here = {
      ...eventsOf(one),
      messages: messages.slice(0, 1),
      deleted: [...deleted.slice(1, 2), deletedMessage],
    };
    const additions = additionsTo(here, { ...eventsOf({ ...one, id: 4 }), messages, deleted });
    expect(additions.messages).toEqual(messages.slice(1));
    expect(additions.deleted).toEqual(deleted.slice(2, 3));
  });

  it.each([
    [{ unreadable: [textOf("events", "list")] }, {}],
    [{}, { unreadable: [textOf("events", "list")] }],
    [{ unreadable: [textOf("events", "version")] }, {}],
    [{}, { unreadable: [textOf("events", "version")] }],
  ])("is nothing where one list cannot be read, or is of a later version: %j and %j", (here, offered) => {
    const from = { ...eventsOf(), ...here };
    const to = { ...eventsOf(one), slides: jsonOf([aGallerySlide()]), deleted: [deletedEvent(2)], ...offered };
    expect(additionsTo(from, to)).toMatchObject({ events: [], deleted: [], slides: to.slides });
    expect(compareSnapshots(from, to)[0]).toMatchObject({ noun: "events", added: null, differing: [] });
  });

  it("does not depend on texts that were set aside", () => {
    expect(added({ ...eventsOf(), unreadable: [textOf("events", "other")] }, eventsOf(one))).toEqual([one]);
  });
});

it("a comparison names what would be added and what differs", () => {
  const offered = {
    ...eventsOf({ ...one, title: "Another" }, two, null),
    messages: jsonOf([aContactSubmission()]),
    slides: jsonOf([aGallerySlide({ alt: "A lamp" })]),
  };
  const events = [
    { title: "Two", date: two.date },
    { title: "", date: "" },
  ];
  const damaged = { ...eventsOf(one, two), unreadable: [textOf("slides", "list"), textOf("events", "other")] };
  const reordered = Object.fromEntries(Object.entries(two).toReversed());
  expect(compareSnapshots(eventsOf(one), offered)).toEqual([
    { noun: "events", here: 1, offered: 3, added: events, differing: [{ title: "Another", date: one.date }] },
    { noun: "messages", here: 0, offered: 1, added: [{ title: "Alma Reyes", date: "2026-05-01" }], differing: [] },
    { noun: "slides", here: 0, offered: 1, added: [{ title: "A lamp", date: "" }], differing: [] },
  ]);
  expect(compareSnapshots(damaged, eventsOf(reordered))).toMatchObject([
    { noun: "events", here: 2, added: [], differing: [] },
    { noun: "messages", here: 0 },
    { noun: "slides", here: null, offered: 0, added: null },
  ]);
});
