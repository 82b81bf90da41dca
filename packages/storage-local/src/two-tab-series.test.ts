import type { CalendarEvent, CalendarEventRepository } from "@inner-light/core";
import { aCalendarEventDraft, addCalendarEvent } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { titlesIn, twoTabs } from "./testing/two-tabs.ts";

/** Two tabs that have both known three events of one series for a while. */
async function twoTabsWithASeries() {
  const tabs = twoTabs();
  const drafts = ["one", "two", "three"].map((title) => aCalendarEventDraft({ title, series: 7 }));
  const series = await tabs.hereEvents.add(drafts);
  await tabs.untilQuiet();
  return { ...tabs, series };
}

const changesOf = (events: readonly CalendarEvent[], fields: object) =>
  events.map((before) => ({ before, draft: { ...before, ...fields } }));

const deletedTitlesIn = async (repository: CalendarEventRepository) =>
  (await repository.listDeleted()).map(({ record }) => record.title).toSorted();

describe("a series that one of two tabs changes", () => {
  it("is changed as a whole in both, though the other tab adds an event at the same moment", async () => {
    const { series, hereEvents, thereEvents, untilQuiet } = await twoTabsWithASeries();
    await hereEvents.update(changesOf(series, { location: "The orchard" }));
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    const events = await hereEvents.list();
    const moved = events.filter(({ location }) => location === "The orchard").map(({ title }) => title);
    expect(moved).toEqual(["one", "two", "three"]);
    expect(events.map(({ title }) => title)).toContain("other");
    expect(await thereEvents.list()).toEqual(events);
  });

  it("is not changed by a tab that does not know the newest of one event", async () => {
    const { series, hereEvents, thereEvents, untilQuiet } = await twoTabsWithASeries();
    await thereEvents.update(changesOf(series.slice(2), { canceled: true }));
    await untilQuiet();
    await expect(hereEvents.update(changesOf(series, { time: "09:00" }))).rejects.toMatchObject({ code: "conflict" });
    expect((await hereEvents.list()).map(({ time }) => time)).toEqual(["18:30", "18:30", "18:30"]);
  });

  it("is gone as a whole in both, and comes back as a whole in the tab that did not remove it", async () => {
    const { series, hereEvents, thereEvents, untilQuiet } = await twoTabsWithASeries();
    await hereEvents.remove(series.map(({ id }) => id));
    await addCalendarEvent(thereEvents, { title: "other" });
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other"]);
    expect(await deletedTitlesIn(thereEvents)).toEqual(["one", "three", "two"]);
    await thereEvents.restore(series.map(({ id }) => id));
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["other", "one", "two", "three"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
    expect(await deletedTitlesIn(hereEvents)).toEqual([]);
  });
});

describe("events that two tabs remove at the same moment", () => {
  it("are both kept, and can be restored in either", async () => {
    const { series, hereEvents, thereEvents, untilQuiet } = await twoTabsWithASeries();
    const [one, two] = series;
    await hereEvents.remove([one?.id ?? -1]);
    await thereEvents.remove([two?.id ?? -1]);
    await untilQuiet();
    expect(await titlesIn(hereEvents)).toEqual(["three"]);
    for (const repository of [hereEvents, thereEvents])
      expect(await deletedTitlesIn(repository)).toEqual(["one", "two"]);
    await hereEvents.restore([two?.id ?? -1]);
    await untilQuiet();
    expect(await titlesIn(thereEvents)).toEqual(["three", "two"]);
    for (const repository of [hereEvents, thereEvents]) expect(await deletedTitlesIn(repository)).toEqual(["one"]);
  });

  it("are listed once when both remove the same, and come back once when both restore it", async () => {
    const { series, hereEvents, thereEvents, untilQuiet } = await twoTabsWithASeries();
    const id = series[0]?.id ?? -1;
    for (const repository of [hereEvents, thereEvents]) await repository.remove([id]);
    await untilQuiet();
    expect(await deletedTitlesIn(hereEvents)).toEqual(["one"]);
    expect(await deletedTitlesIn(thereEvents)).toEqual(["one"]);
    for (const repository of [hereEvents, thereEvents]) await repository.restore([id]);
    await untilQuiet();
    expect((await titlesIn(hereEvents)).toSorted()).toEqual(["one", "three", "two"]);
    expect(await titlesIn(thereEvents)).toEqual(await titlesIn(hereEvents));
    expect(await deletedTitlesIn(hereEvents)).toEqual([]);
  });
});
