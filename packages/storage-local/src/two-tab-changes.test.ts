import type { CalendarEventRepository } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, addCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { RUNS } from "./testing/runs.ts";
import { titlesIn, twoTabs, untilQuiet } from "./testing/two-tabs.ts";

/** Gives the only event, or the first one, another title. */
async function change(repository: CalendarEventRepository, title: string): Promise<void> {
  const [event = aCalendarEvent()] = await repository.list();
  await repository.update([{ before: event, draft: aCalendarEventDraft({ title }) }]);
}

/** Two tabs that both know one event, added long ago. */
async function twoTabsWithAnEvent() {
  const tabs = twoTabs();
  const event = await addCalendarEvent(tabs.hereEvents, { title: "old" });
  await tabs.untilQuiet();
  return { ...tabs, event };
}

describe("an event changed in one of two tabs", () => {
  it("stays changed, in its place, though the other tab adds one at the same moment", async () => {
    const { hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await change(hereEvents, "new");
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["new", "other"]);
    expect(await titlesIn(thereEvents)).toEqual(["new", "other"]);
  });

  it("stays as it was changed last, however often, even to what it was before", async () => {
    const { hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    for (const title of ["new", "newer", "old", "newest", "old"]) await change(hereEvents, title);
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["old", "other"]);
    await change(hereEvents, "new");
    await change(hereEvents, "newer");
    await addCalendarEvent(thereEvents, { title: "another" });
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual(["newer", "other", "another"]);
  });

  it("is still one event when it was just added there and is changed here", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = twoTabs();
    await addCalendarEvent(thereEvents, { title: "added" });
    await post.deliver();
    await change(hereEvents, "changed");
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["changed"]);
    expect(await titlesIn(thereEvents)).toEqual(["changed"]);
  });

  it("keeps the later change of the other tab, even one back to what it was before", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    for (const title of ["newer", "old"]) {
      await change(hereEvents, "new");
      await post.deliver();
      await change(thereEvents, title);
      await untilQuiet();
      expect(await titlesIn(hereEvents)).toEqual([title]);
      expect(await titlesIn(thereEvents)).toEqual([title]);
    }
  });

  it("does not come back once the other tab has removed it", async () => {
    const { event, post, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await change(hereEvents, "new");
    await post.deliver();
    await thereEvents.remove([event.id]);
    await addCalendarEvent(hereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
    expect(await titlesIn(thereEvents)).toEqual(["other"]);
  });

  it("does not come back in any of its versions once the same tab has removed it", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await change(hereEvents, "new");
    await hereEvents.remove([event.id]);
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
  });

  it("has the change of one tab, in both, when both change it at once", async () => {
    const { hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await change(hereEvents, "here");
    await change(thereEvents, "there");
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["there"]);
    expect(await titlesIn(thereEvents)).toEqual(["there"]);
  });
});

describe("an event put back in one of two tabs", () => {
  it("stays, though the other tab adds one at the same moment", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.remove([event.id]);
    await untilQuiet();
    await hereEvents.restore([event.id]);
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect((await titlesIn(hereEvents)).toSorted()).toEqual(["old", "other"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
  });

  it("stays when it is put back at once, and goes when it is removed again", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.remove([event.id]);
    await hereEvents.restore([event.id]);
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual(["old"]);
    await hereEvents.remove([event.id]);
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual([]);
  });
});

interface Step {
  readonly kind: "add" | "update";
  readonly tab: 0 | 1;
  readonly pick: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("add", "update", "update"),
  tab: fc.constantFrom(0, 1),
  pick: fc.nat({ max: 20 }),
});

/** What both tabs have known for a while when the interleaving begins. */
const KNOWN = ["first", "second", "third"];

describe("any interleaving of changes in two tabs", () => {
  // Leaves out an event that both tabs change within a second, or that one changes within a second of the other adding
  // it: a person is slower than that, and the examples above cover it.
  it("ends with the same list in both, each event in it once, as it was last changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 10 }), async (scheduler, steps) => {
        const browser = new FakeBrowser((arrive) => void scheduler.schedule(Promise.resolve(), "arrives").then(arrive));
        const tabs = [0, 1].map(() => browser.openTab());
        const repositories = tabs.map((tab) => createLocalStorageBackend(tab.browser).calendarEvents);
        await repositories[0]?.add(KNOWN.map((title) => aCalendarEventDraft({ title })));
        await untilQuiet(tabs, () => scheduler.waitIdle());
        const titles = new Set(KNOWN);
        /** By title: the tab that changes it, and to what last. */
        const changed = new Map<string, { tab: number; last: string }>();

        steps.forEach(({ kind, tab, pick }, index) => {
          void scheduler.schedule(Promise.resolve(), `${kind} in tab ${tab}`).then(async () => {
            const repository = repositories[tab];
            if (repository === undefined) return;
            browser.clock.advance(1);
            if (kind === "add") titles.add((await addCalendarEvent(repository, { title: `event ${index}` })).title);
            if (kind === "update") {
              const title = KNOWN[pick % KNOWN.length];
              const event = (await repository.list()).find((item) => item.title === title);
              if (event === undefined || (changed.get(event.title)?.tab ?? tab) !== tab) return;
              const location = `room ${index}`;
              const { id: _, ...draft } = event;
              await repository.update([{ before: event, draft: { ...draft, location } }]);
              changed.set(event.title, { tab, last: location });
            }
          });
        });
        await untilQuiet(tabs, () => scheduler.waitIdle());

        const [here, there] = await Promise.all(repositories.map(async (repository) => await repository.list()));
        expect(there).toEqual(here);
        expect(here?.map(({ title }) => title).toSorted()).toEqual([...titles].toSorted());
        for (const { title, location } of here ?? []) {
          const change = changed.get(title);
          if (change !== undefined) expect(location).toBe(change.last);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
