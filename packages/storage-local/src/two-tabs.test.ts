import { type CalendarEventRepository, copyOnWrite, type DeletedRecords, EMPTY_SNAPSHOT } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { pairOfTabs, titlesIn, untilQuiet } from "./testing/pair-of-tabs.ts";

/** Gives the first event another title. */
async function change(repository: CalendarEventRepository, title: string): Promise<void> {
  const [event = aCalendarEvent()] = await repository.list();
  await repository.update([{ before: event, draft: aCalendarEventDraft({ title }) }]);
}

/** Two tabs that have both known three events for a while. */
async function twoTabsWithEvents() {
  const tabs = pairOfTabs();
  const events = await tabs.hereEvents.add(["one", "two", "three"].map((title) => aCalendarEventDraft({ title })));
  await tabs.untilQuiet();
  return { ...tabs, ids: events.map(({ id }) => id) };
}

const deletedTitlesIn = async (deletedRecords: DeletedRecords) =>
  (await deletedRecords.list("events")).map(({ record }) => record.title).toSorted();

describe("two tabs, each with its own copy of the storage,", () => {
  it.each([
    ["has none", undefined],
    [
      "refuses one",
      () => {
        throw new Error("SecurityError");
      },
    ],
  ])("do without a channel where the browser %s: they come to rest, and a removal wins", async (_, openChannel) => {
    const { post, hereEvents, thereEvents, untilQuiet } = pairOfTabs({ openChannel });
    const { id } = await addCalendarEvent(hereEvents);
    await post.deliver();
    await thereEvents.remove([id]);
    await untilQuiet();
    await addCalendarEvent(hereEvents, { title: "here" });
    await addCalendarEvent(thereEvents, { title: "there" });
    await untilQuiet();
    expect((await titlesIn(hereEvents)).toSorted()).toEqual(["here", "there"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
  });

  it("let a removal win at once over an add of the other tab a moment before", async () => {
    const { post, hereEvents, thereEvents } = pairOfTabs();
    const { id } = await addCalendarEvent(hereEvents);
    await post.deliver();
    await thereEvents.remove([id]);
    await post.deliver(8);
    expect(await titlesIn(hereEvents)).toEqual([]);
  });

  it("do not replay what they did before all that is stored was replaced", async () => {
    const { post, here, thereEvents, untilQuiet } = pairOfTabs();
    const { snapshots, calendarEvents } = createLocalStorageBackend(here.browser);
    const { id } = await addCalendarEvent(thereEvents, { title: "goes" });
    await addCalendarEvent(thereEvents, { title: "was added there" });
    await thereEvents.remove([id]);
    await post.deliver();
    const backup = [{ value: aCalendarEvent({ id, title: "of the backup" }) }];
    await snapshots.replace({ ...EMPTY_SNAPSHOT, events: backup }, (await snapshots.read()).version);
    await untilQuiet();
    expect(await titlesIn(calendarEvents)).toEqual(["of the backup"]);
    expect(await titlesIn(thereEvents)).toEqual(["of the backup"]);
  });

  it.each([0, 1, 2, 3, 50])(
    "keep the first change of each to the published calendar, %d deliveries after the other",
    async (most) => {
      const { post, here, there, untilQuiet } = pairOfTabs();
      const events = ["stays", "goes"].map((title, id) => aCalendarEvent({ id, title }));
      const published = { createdAt: "2026-04-30T12:00:00.000Z", events };
      const [hereEvents, thereEvents] = [here, there].map(
        ({ browser }) => copyOnWrite(createLocalStorageBackend(browser), published).calendarEvents,
      );
      await hereEvents?.remove([1]);
      await hereEvents?.add([aCalendarEventDraft({ title: "here" })]);
      await post.deliver(most);
      await thereEvents?.add([aCalendarEventDraft({ title: "there" })]);
      await untilQuiet();
      for (const events of [hereEvents, thereEvents])
        expect((await events?.list())?.map(({ title }) => title).toSorted()).toEqual(["here", "stays", "there"]);
    },
  );

  it("keep the later change of the other tab, even one back to what it was before", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = await twoTabsWithEvents();
    for (const title of ["newer", "one"]) {
      await change(hereEvents, "new");
      await post.deliver();
      await change(thereEvents, title);
      await untilQuiet();
      for (const events of [hereEvents, thereEvents]) expect((await titlesIn(events))[0]).toBe(title);
    }
  });

  it("agree on the change of one when both change an event at once", async () => {
    const { hereEvents, thereEvents, untilQuiet } = await twoTabsWithEvents();
    await change(hereEvents, "here");
    await change(thereEvents, "there");
    await untilQuiet();
    for (const events of [hereEvents, thereEvents]) expect((await titlesIn(events))[0]).toBe("there");
  });

  it("restore several events that one of them deleted, while the other adds one", async () => {
    const { ids, hereEvents, thereEvents, hereDeleted, thereDeleted, untilQuiet } = await twoTabsWithEvents();
    await hereEvents.remove(ids);
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
    await thereDeleted.restore("events", ids);
    await addCalendarEvent(hereEvents, { title: "another" });
    await untilQuiet();
    expect((await titlesIn(hereEvents)).toSorted()).toEqual(["another", "one", "other", "three", "two"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
    expect(await deletedTitlesIn(hereDeleted)).toEqual([]);
  });

  it("keep an event that one of them brings back, and changes, within the second in which the other deleted it", async () => {
    const { post, ids, hereEvents, thereEvents, hereDeleted, thereDeleted, untilQuiet } = await twoTabsWithEvents();
    await change(thereEvents, "newer");
    await thereEvents.remove(ids.slice(0, 1));
    await post.deliver();
    await hereDeleted.restore("events", ids.slice(0, 1));
    const back = (await hereEvents.list()).filter(({ title }) => title === "newer");
    await hereEvents.update(back.map((before) => ({ before, draft: aCalendarEventDraft({ title: "newest" }) })));
    await untilQuiet();
    for (const events of [hereEvents, thereEvents]) expect(await titlesIn(events)).toEqual(["two", "three", "newest"]);
    for (const deleted of [hereDeleted, thereDeleted]) expect(await deletedTitlesIn(deleted)).toEqual([]);
  });

  it("keep what both delete at the same moment, each record once, and restore it once", async () => {
    const { browser, ids, hereEvents, thereEvents, hereDeleted, thereDeleted, untilQuiet } = await twoTabsWithEvents();
    const [one = -1, two = -1] = ids;
    await hereEvents.remove([one]);
    browser.clock.advance(1);
    await thereEvents.remove([one, two]);
    await untilQuiet();
    for (const deleted of [hereDeleted, thereDeleted]) expect(await deletedTitlesIn(deleted)).toEqual(["one", "two"]);
    for (const deleted of [hereDeleted, thereDeleted]) await deleted.restore("events", [one]);
    await untilQuiet();
    for (const events of [hereEvents, thereEvents]) expect(await titlesIn(events)).toEqual(["three", "one"]);
    for (const deleted of [hereDeleted, thereDeleted]) expect(await deletedTitlesIn(deleted)).toEqual(["two"]);
  });
});

interface Step {
  readonly kind: "add" | "remove" | "update";
  readonly tab: 0 | 1;
  readonly pick: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("add", "remove", "update", "update"),
  tab: fc.constantFrom(0, 1),
  pick: fc.nat({ max: 5 }),
});

/** What both tabs have known for a while when the interleaving begins. */
const KNOWN = ["first", "second", "third"];

// Timers fire when nothing is in flight: a second is longer than any write or message takes. Both tabs have written before,
// so that both hear the other.
it("any interleaving of two tabs ends with the same list in both, every add and change in it once, and no removed event", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 2, maxLength: 10 }),
      fc.boolean(),
      async (scheduler, steps, isClockFrozen) => {
        const browser = new FakeBrowser((arrive) => void scheduler.schedule(Promise.resolve(), "arrives").then(arrive));
        const tabs = [0, 1].map(() => browser.openTab());
        const repositories = tabs.map((tab) => createLocalStorageBackend(tab.browser).calendarEvents);
        for (const [index, title] of KNOWN.entries()) {
          await repositories[index % 2]?.add([aCalendarEventDraft({ title })]);
          await untilQuiet(tabs, () => scheduler.waitIdle());
        }
        const titles = new Set(KNOWN);
        const removed = new Set<string>();
        const changers = new Map<string, Set<number>>();
        const locations = new Map<string, string>();

        steps.forEach(({ kind, tab, pick }, index) => {
          void scheduler.schedule(Promise.resolve(), `${kind} in tab ${tab}`).then(async () => {
            const repository = repositories[tab];
            if (repository === undefined) return;
            if (!isClockFrozen) browser.clock.advance(1);
            if (kind === "add") {
              titles.add((await addCalendarEvent(repository, { title: `event ${index}` })).title);
              return;
            }
            const events = await repository.list();
            const event = events[pick % Math.max(events.length, 1)];
            if (event === undefined) return;
            if (kind === "remove") {
              await repository.remove([event.id]);
              removed.add(event.title);
            } else {
              const location = `room ${index}`;
              await repository.update([{ before: event, draft: { ...event, location } }]);
              changers.set(event.title, new Set(changers.get(event.title)).add(tab));
              locations.set(event.title, location);
            }
          });
        });
        await untilQuiet(tabs, () => scheduler.waitIdle());

        const [here = [], there] = await Promise.all(repositories.map((repository) => repository.list()));
        expect(there).toEqual(here);
        expect(here.map(({ title }) => title).toSorted()).toEqual(
          [...titles].filter((title) => !removed.has(title)).toSorted(),
        );
        // Of what both changed within the second, either may stay: a person is slower, and the examples above cover it.
        for (const { title, location } of here.filter(({ title }) => changers.get(title)?.size !== 2))
          expect(location).toBe(locations.get(title) ?? aCalendarEvent().location);
      },
    ),
  );
});
