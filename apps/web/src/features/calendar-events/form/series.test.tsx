import { aCalendarEvent } from "@inner-light/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, expectToast, openManager, walk } from "../../../testing/owner-calendar.ts";
import { stopPressClock } from "../../../testing/stop-press-clock.ts";

stopPressClock();

const evening = (id: number, date: "2026-06-01" | "2026-06-08" | "2026-06-15") =>
  aCalendarEvent({ id, title: "Evening", date, time: "18:00", series: 7 });
const first = evening(11, "2026-06-01");
const second = evening(12, "2026-06-08");
const third = evening(13, "2026-06-15");
const series = [first, second, third];

/** The buttons and fields of the event on a date. */
const on = (date: string) =>
  within(screen.getByRole("article", { name: new RegExp(`${date.replace(" ", "\u00a0")},`) }));

describe("an event of a series", () => {
  it("is deleted alone, or with the later ones, which come back together", async () => {
    const { user, repository } = await openManager(series);
    await user.click(on("June 8").getByRole("button", { name: "Delete Evening" }));
    const keep = button("Keep it");
    expect(keep).toHaveFocus();
    expect(keep).toHaveAccessibleDescription("This event is part of a series. What would you like to delete?");
    await user.click(button("This and later ones (2)"));
    await expectToast("Events Deleted 2 dates have been removed.");
    expect(await repository.list()).toEqual([first]);
    expect(await screen.findByText(/ and one later one are deleted\.$/)).toHaveTextContent(
      "Evening on Monday, June 8, 2026 and one later one are deleted.",
    );
    expect(await screen.findByText("Recently deleted (1)")).toBeVisible();
    await waitFor(() => expect(button("Undo deleting Evening")).toHaveFocus());
    await user.click(button("Undo deleting Evening"));
    await expectToast("Events Restored Evening is back on the calendar on 2 dates.");
    expect(await repository.list()).toEqual(series);
    await waitFor(() => expect(on("June 8").getByRole("button", { name: "Edit Evening" })).toHaveFocus());

    await user.click(on("June 1").getByRole("button", { name: "Delete Evening" }));
    await user.click(button("Only this one"));
    expect(await screen.findByText(/ is deleted\.$/)).toHaveTextContent("Evening on Monday, June 1, 2026 is deleted.");
    expect(await repository.list()).toEqual([second, third]);
  });

  it("comes back with what was deleted with it, by one press, after the page was left too", async () => {
    const { user, repository, router } = await openManager([...series, walk]);
    await user.click(button("Delete Walk"));
    await user.click(on("June 8").getByRole("button", { name: "Delete Evening" }));
    await user.click(button("This and later ones (2)"));
    await waitFor(async () => expect(await repository.list()).toEqual([first]));
    await router.navigate({ to: "/terms" });
    await router.navigate({ to: "/admin" });
    await user.click(await screen.findByText("Recently deleted (2)"));
    expect(button("Restore Evening")).toHaveAccessibleDescription(
      /^Evening, Monday, June\u00a08, 2026 and one later one Del/,
    );
    await user.click(button("Restore Evening"));
    await expectToast("Events Restored Evening is back on the calendar on 2 dates.");
    expect(await repository.list()).toEqual(series);
  });

  it("stays when the owner thinks again, by the button or the Escape key", async () => {
    const { user, repository } = await openManager(series);
    for (const thinkAgain of [() => user.click(button("Keep it")), () => user.keyboard("{Escape}")]) {
      await user.click(on("June 1").getByRole("button", { name: "Delete Evening" }));
      await thinkAgain();
      expect(screen.queryByRole("button", { name: "Only this one" })).not.toBeInTheDocument();
      expect(on("June 1").getByRole("button", { name: "Delete Evening" })).toHaveFocus();
    }
    expect(await repository.list()).toEqual(series);
  });

  it("is moved with the later ones by as many days, in one write", async () => {
    const { user, repository } = await openManager(series);
    await user.click(on("June 8").getByRole("button", { name: "Edit Evening" }));
    await user.clear(screen.getByLabelText("Date"));
    await user.type(screen.getByLabelText("Date"), "2026-06-10");
    await user.clear(screen.getByLabelText("Starts"));
    await user.type(screen.getByLabelText("Starts"), "19:00");
    await user.dblClick(button("Save Changes"));
    await waitFor(() => expect(button("Back to the form")).toHaveFocus());
    await user.dblClick(button("This and later ones (2)"));
    await expectToast("Events Updated Evening has been updated on 2 dates.");
    expect(await repository.list()).toEqual([
      first,
      { ...second, date: "2026-06-10", time: "19:00" },
      { ...third, date: "2026-06-17", time: "19:00" },
    ]);
    await waitFor(() => expect(on("June 10").getByRole("button", { name: "Edit Evening" })).toHaveFocus());
  });

  it("keeps what was typed when the owner goes back to the form, and can be saved then", async () => {
    const { user, repository } = await openManager(series);
    await user.click(on("June 1").getByRole("button", { name: "Edit Evening" }));
    await user.type(screen.getByLabelText("Title"), " of light");
    await user.click(button("Save Changes"));
    await screen.findByRole("button", { name: "Back to the form" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Save Changes")).toHaveFocus());
    expect(screen.getByLabelText("Title")).toHaveValue("Evening of light");
    await waitFor(() => expect(button("Save Changes")).toHaveAttribute("aria-disabled", "false"));
    await user.click(button("Save Changes"));
    await user.click(await screen.findByRole("button", { name: "This and later ones (3)" }));
    await expectToast("Events Updated Evening of light has been updated on 3 dates.");
    expect(await repository.list()).toEqual(series.map((event) => ({ ...event, title: "Evening of light" })));
  });

  it("is not saved over a later one that was changed meanwhile, before the owner has been told", async () => {
    const { user, repository } = await openManager(series);
    await user.click(on("June 1").getByRole("button", { name: "Edit Evening" }));
    await user.type(screen.getByLabelText("Title"), " of light");
    const { update } = repository;
    repository.update = async (changes) => {
      repository.update = update;
      await repository.update([{ before: third, draft: { ...third, location: "The orchard" } }]);
      return repository.update(changes);
    };
    await user.click(button("Save Changes"));
    await user.click(await screen.findByRole("button", { name: "This and later ones (3)" }));
    expect(await screen.findByText("This event or its series was changed somewhere else")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Evening of light");
    expect(await repository.list()).toEqual([first, second, { ...third, location: "The orchard" }]);

    await user.click(button("Save Changes"));
    await user.click(await screen.findByRole("button", { name: "This and later ones (3)" }));
    await expectToast("Events Updated Evening of light has been updated on 3 dates.");
    expect(await repository.list()).toMatchObject(
      ["The practice", "The practice", "The orchard"].map((location) => ({ title: "Evening of light", location })),
    );
  });

  it("names the dates that keep the time they were given by themselves", async () => {
    const { user, repository } = await openManager([first, second, { ...third, time: "20:00", ends: "21:00" }]);
    await user.click(on("June 1").getByRole("button", { name: "Edit Evening" }));
    await user.clear(screen.getByLabelText("Starts"));
    await user.type(screen.getByLabelText("Starts"), "10:00");
    await user.click(button("Save Changes"));
    expect(await screen.findByText(/ June 15 keeps its own time\.$/)).toBeVisible();
    await user.click(button("This and later ones (3)"));
    await expectToast("Events Updated Evening has been updated on 3 dates.");
    expect((await repository.list()).map(({ time, ends }) => [time, ends])).toEqual([
      ["10:00", undefined],
      ["10:00", undefined],
      ["20:00", "21:00"],
    ]);
  });

  it("becomes an event of its own when it is duplicated", async () => {
    const { user, repository } = await openManager(series);
    await user.click(on("June 1").getByRole("button", { name: "Duplicate Evening" }));
    await user.type(screen.getByLabelText("Date"), "2026-07-02");
    await user.click(button("Add Event"));
    await expectToast("Event Added Successfully! 🎉 Evening has been added to the calendar.");
    const { series: _, ...alone } = first;
    expect((await repository.list())[3]).toStrictEqual({ ...alone, id: expect.any(Number), date: "2026-07-02" });
  });
});
