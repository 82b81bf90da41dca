import { aCalendarEventDraft } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LocalStorageCalendarEventRepository } from "./local-storage-calendar-event-repository.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { RUNS } from "./testing/runs.ts";
import { titlesIn, twoTabs, untilQuiet } from "./testing/two-tabs.ts";

const called = (title: string) => aCalendarEventDraft({ title });

/** Two tabs that both know one event, added long ago. */
async function twoTabsWithAnEvent() {
  const tabs = twoTabs();
  const event = await tabs.hereEvents.add(called("old"));
  await tabs.untilQuiet();
  return { ...tabs, event };
}

describe("an event changed in one of two tabs", () => {
  it("stays changed, in its place, though the other tab adds one at the same moment", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.update(event.id, called("new"));
    await thereEvents.add(called("other"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["new", "other"]);
    expect(await titlesIn(thereEvents)).toEqual(["new", "other"]);
  });

  it("stays as it was changed last, however often, and be it to what it was before", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    for (const title of ["new", "newer", "old", "newest", "old"]) await hereEvents.update(event.id, called(title));
    await thereEvents.add(called("other"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["old", "other"]);
    await hereEvents.update(event.id, called("new"));
    await hereEvents.update(event.id, called("newer"));
    await thereEvents.add(called("another"));
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual(["newer", "other", "another"]);
  });

  it("is one event still when it was just added there and is changed here", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = twoTabs();
    const { id } = await thereEvents.add(called("added"));
    await post.deliver();
    await hereEvents.update(id, called("changed"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["changed"]);
    expect(await titlesIn(thereEvents)).toEqual(["changed"]);
  });

  it("keeps what the other tab makes of it later, even if that is what it was before", async () => {
    const { event, post, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    for (const title of ["newer", "old"]) {
      await hereEvents.update(event.id, called("new"));
      await post.deliver();
      await thereEvents.update(event.id, called(title));
      await untilQuiet();
      expect(await titlesIn(hereEvents)).toEqual([title]);
      expect(await titlesIn(thereEvents)).toEqual([title]);
    }
  });

  it("does not come back once the other tab has removed it", async () => {
    const { event, post, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.update(event.id, called("new"));
    await post.deliver();
    await thereEvents.remove(event.id);
    await hereEvents.add(called("other"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
    expect(await titlesIn(thereEvents)).toEqual(["other"]);
  });

  it("does not come back in any of its versions once the same tab has removed it", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.update(event.id, called("new"));
    await hereEvents.remove(event.id);
    await thereEvents.add(called("other"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
  });

  it("when both change it at once, is what one of them made of it, in both", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.update(event.id, called("here"));
    await thereEvents.update(event.id, called("there"));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["there"]);
    expect(await titlesIn(thereEvents)).toEqual(["there"]);
  });
});

describe("an event put back in one of two tabs", () => {
  it("stays, though the other tab adds one at the same moment", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.remove(event.id);
    await untilQuiet();
    await hereEvents.restore(event);
    await thereEvents.add(called("other"));
    await untilQuiet();
    expect((await titlesIn(hereEvents)).toSorted()).toEqual(["old", "other"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
  });

  it("stays when it is put back at once, and goes when it is removed again", async () => {
    const { event, hereEvents, thereEvents, untilQuiet } = await twoTabsWithAnEvent();
    await hereEvents.remove(event.id);
    await hereEvents.restore(event);
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual(["old"]);
    await hereEvents.remove(event.id);
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual([]);
  });
});

interface Step {
  readonly kind: "add" | "update" | "tick";
  readonly tab: 0 | 1;
  readonly pick: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("add", "update", "update", "tick"),
  tab: fc.constantFrom(0, 1),
  pick: fc.nat({ max: 20 }),
});

/** What both tabs have known for a while when the interleaving begins. */
const KNOWN = ["first", "second", "third"];

describe("any interleaving of changes in two tabs", () => {
  // An event changed by both tabs within a second, or by one within a second of being added by the other, is left
  // to the examples above: a person is slower than that.
  it("ends with the same list in both, each event in it once, as it was last changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 10 }), async (scheduler, steps) => {
        const browser = new FakeBrowser((arrive) => void scheduler.schedule(Promise.resolve(), "arrives").then(arrive));
        const tabs = [0, 1].map(() => browser.openTab());
        const repositories = tabs.map((tab) => new LocalStorageCalendarEventRepository(tab.browser));
        for (const title of KNOWN) await repositories[0]?.add(called(title));
        await untilQuiet(tabs, () => scheduler.waitIdle());
        const titles = new Set(KNOWN);
        /** By title: the tab that changes it, and to what last. */
        const changed = new Map<string, { tab: number; last: string }>();

        steps.forEach(({ kind, tab, pick }, index) => {
          void scheduler.schedule(Promise.resolve(), `${kind} in tab ${tab}`).then(async () => {
            const repository = repositories[tab];
            if (repository === undefined) return;
            browser.clock.advance(1);
            if (kind === "tick") tabs[tab]?.timers.goOff();
            if (kind === "add") titles.add((await repository.add(called(`event ${index}`))).title);
            if (kind === "update") {
              const title = KNOWN[pick % KNOWN.length];
              const event = (await repository.list()).items.find((item) => item.title === title);
              if (event === undefined || (changed.get(event.title)?.tab ?? tab) !== tab) return;
              const location = `room ${index}`;
              await repository.update(event.id, { ...aCalendarEventDraft(event), location });
              changed.set(event.title, { tab, last: location });
            }
          });
        });
        await untilQuiet(tabs, () => scheduler.waitIdle());

        const [here, there] = await Promise.all(
          repositories.map(async (repository) => (await repository.list()).items),
        );
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
