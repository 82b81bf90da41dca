import { writeBackupFile } from "@inner-light/core";
import { aCalendarEvent, addCalendarEvent } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { FakeBrowser } from "./testing/fake-browser.ts";
import { RUNS } from "./testing/runs.ts";
import { titlesIn as titles, twoTabs, untilQuiet } from "./testing/two-tabs.ts";

describe("two tabs, each with its own copy of the storage,", () => {
  it("keep both of two events added at the same moment", async () => {
    const { browser, hereEvents, thereEvents, untilQuiet } = twoTabs();
    await addCalendarEvent(hereEvents, { title: "here" });
    browser.clock.advance(1);
    await addCalendarEvent(thereEvents, { title: "there" });
    await untilQuiet();
    expect((await titles(hereEvents)).toSorted()).toEqual(["here", "there"]);
    expect(await titles(thereEvents)).toEqual(await titles(hereEvents));
  });

  it("give two events an id of their own that were given the same at the same moment", async () => {
    const { hereEvents, thereEvents, untilQuiet } = twoTabs();
    const mine = await addCalendarEvent(hereEvents, { title: "here" });
    const theirs = await addCalendarEvent(thereEvents, { title: "there" });
    expect(mine.id).toBe(theirs.id);
    await untilQuiet();
    const items = await hereEvents.list();
    expect(items.map(({ title }) => title).toSorted()).toEqual(["here", "there"]);
    expect(items.map(({ id }) => id).toSorted()).toEqual([mine.id, mine.id + 1]);
  });

  it("do not bring back an event that one of them removes while the other adds", async () => {
    const { hereEvents, thereEvents, untilQuiet } = twoTabs();
    const { id } = await addCalendarEvent(hereEvents, { title: "goes" });
    await untilQuiet();
    await hereEvents.remove([id]);
    await addCalendarEvent(thereEvents, { title: "comes" });
    await untilQuiet();
    expect(await titles(hereEvents)).toEqual(["comes"]);
    expect(await titles(thereEvents)).toEqual(["comes"]);
  });

  it("do not bring back an event that the other tab removes right after it was added", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = twoTabs();
    const { id } = await addCalendarEvent(hereEvents);
    await post.deliver();
    await thereEvents.remove([id]);
    await untilQuiet();
    expect(await titles(hereEvents)).toEqual([]);
    expect(await titles(thereEvents)).toEqual([]);
  });

  it("do not restore what they added after another tab clears everything", async () => {
    const { browser, post, hereEvents, there, untilQuiet } = twoTabs();
    await addCalendarEvent(hereEvents);
    await post.deliver();
    there.removeItem("calendarEvents");
    await untilQuiet();
    expect(browser.text("calendarEvents")).toBeNull();
    expect(await hereEvents.list()).toEqual([]);
  });

  it("keep what they add just when another tab clears everything", async () => {
    const { hereEvents, there, thereEvents, untilQuiet } = twoTabs();
    there.removeItem("calendarEvents");
    await addCalendarEvent(hereEvents, { title: "here" });
    await addCalendarEvent(thereEvents, { title: "there" });
    await untilQuiet();
    expect((await titles(hereEvents)).toSorted()).toEqual(["here", "there"]);
    expect(await titles(thereEvents)).toEqual(await titles(hereEvents));
  });

  it("do without a channel as long as neither removes what the other just added", async () => {
    const { hereEvents, thereEvents, untilQuiet } = twoTabs({ openChannel: undefined });
    await addCalendarEvent(hereEvents, { title: "here" });
    await addCalendarEvent(thereEvents, { title: "there" });
    await untilQuiet();
    expect((await titles(hereEvents)).toSorted()).toEqual(["here", "there"]);
    expect(await titles(thereEvents)).toEqual(await titles(hereEvents));
  });

  it("come to rest, and a removal wins, even without a channel", async () => {
    const { post, hereEvents, thereEvents, untilQuiet } = twoTabs({ openChannel: undefined });
    const { id } = await addCalendarEvent(hereEvents);
    await post.deliver();
    await thereEvents.remove([id]);
    await untilQuiet();
    expect(await titles(hereEvents)).toEqual([]);
    expect(await titles(thereEvents)).toEqual([]);
  });

  it("do without a channel that the browser refuses", async () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    const { hereEvents, thereEvents, untilQuiet } = twoTabs({ openChannel: refuse });
    await addCalendarEvent(hereEvents, { title: "here" });
    await addCalendarEvent(thereEvents, { title: "there" });
    await untilQuiet();
    expect((await titles(hereEvents)).toSorted()).toEqual(["here", "there"]);
  });

  it("do not replay what they did before all that is stored was replaced", async () => {
    const { post, here, thereEvents, untilQuiet } = twoTabs();
    const { backups, calendarEvents } = createLocalStorageBackend(here.browser);
    const { id } = await addCalendarEvent(thereEvents, { title: "goes" });
    await addCalendarEvent(thereEvents, { title: "was added there" });
    await thereEvents.remove([id]);
    await post.deliver();
    const backup = JSON.stringify([aCalendarEvent({ id, title: "of the backup" })]);
    const file = writeBackupFile({ createdAt: "2026-05-01T12:00:00.000Z", entries: { calendarEvents: backup } });
    await backups.restore(file, "replace");
    await untilQuiet();
    expect(await titles(calendarEvents)).toEqual(["of the backup"]);
    expect(await titles(thereEvents)).toEqual(["of the backup"]);
  });

  it("ignore messages that another script sends", async () => {
    const { browser, there, hereEvents, untilQuiet } = twoTabs();
    const event = await addCalendarEvent(hereEvents, { title: "stays" });
    const messages = [null, "remove", 7, {}, event, { id: event.id, fingerprint: "x" }, [JSON.stringify(event)]];
    for (const message of messages) browser.broadcast(there, "inner-light:calendarEvents", message);
    there.setItem("calendarEvents", "[]");
    await untilQuiet();
    expect(await titles(hereEvents)).toEqual(["stays"]);
  });
});

interface Step {
  readonly kind: "add" | "remove";
  readonly tab: 0 | 1;
  readonly pick: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("add", "add", "remove"),
  tab: fc.constantFrom(0, 1),
  pick: fc.nat({ max: 20 }),
});

// Timers fire when nothing is in flight: a second is longer than any write or message takes.
describe("any interleaving of two tabs", () => {
  it("ends with the same list in both, with every add and without every removal", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.boolean(),
        async (scheduler, steps, isClockFrozen) => {
          const browser = new FakeBrowser(
            (arrive) => void scheduler.schedule(Promise.resolve(), "arrives").then(arrive),
          );
          const tabs = [0, 1].map(() => browser.openTab());
          const repositories = tabs.map((tab) => createLocalStorageBackend(tab.browser).calendarEvents);
          const added = new Set<string>();
          const removed = new Set<string>();

          steps.forEach(({ kind, tab, pick }, index) => {
            void scheduler.schedule(Promise.resolve(), `${kind} in tab ${tab}`).then(async () => {
              const repository = repositories[tab];
              if (repository === undefined) return;
              if (!isClockFrozen) browser.clock.advance(1);
              if (kind === "add") added.add((await addCalendarEvent(repository, { title: `event ${index}` })).title);
              if (kind === "remove") {
                const items = await repository.list();
                const event = items[pick % Math.max(items.length, 1)];
                if (event === undefined) return;
                await repository.remove([event.id]);
                removed.add(event.title);
              }
            });
          });
          await untilQuiet(tabs, () => scheduler.waitIdle());

          const lists = await Promise.all(repositories.map(titles));
          expect(lists[0]).toEqual(lists[1]);
          expect(lists[0]?.toSorted()).toEqual([...added].filter((title) => !removed.has(title)).toSorted());
        },
      ),
      { numRuns: RUNS },
    );
  });
});
