import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { deviceIn } from "../../../testing/device-in.ts";
import { button, circle, openManager, titles, vigil, walk } from "../../../testing/owner-calendar.tsx";

deviceIn("UTC");

describe("the list of the owner's events", () => {
  const titlesIn = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  const past = () => screen.getByText(/^Past events/).closest("details");

  it("has what is coming up first, and what has passed folded away, the latest first", async () => {
    const { user } = await openManager([walk, vigil, { ...vigil, id: 4, title: "Supper", date: "2026-04-30" }, circle]);
    expect(titles()).toEqual(["Circle", "Walk"]);
    expect(titlesIn("Upcoming events")).toEqual(["Circle", "Walk"]);
    expect(past()).not.toHaveAttribute("open");
    await user.click(screen.getByText("Past events (2)"));
    expect(past()).toHaveAttribute("open");
    await waitFor(() => expect(titlesIn("Past events")).toEqual(["Supper", "Vigil"]));
  });

  it("has an event that goes on over midnight among what is coming up", async () => {
    const night = { ...vigil, date: "2026-04-30", time: "22:00", ends: "23:00" } as const;
    await openManager([night, { ...night, id: 4, title: "Day and night", ends: "21:00" }, circle]);
    expect(titlesIn("Upcoming events")).toEqual(["Day and night", "Circle"]);
  });

  it("opens the fold when nothing else is there, and for an event that is edited into the past", async () => {
    const { press, fill } = await openManager([vigil]);
    expect(past()).toHaveAttribute("open");
    await press("Edit Vigil");
    fill({ Date: "2026-06-02" });
    await press("Save Changes");
    await waitFor(() => expect(titlesIn("Upcoming events")).toEqual(["Vigil"]));
    await press("Edit Vigil");
    fill({ Date: "2026-04-02" });
    await press("Save Changes");
    await waitFor(() => expect(button("Edit Vigil")).toHaveFocus());
    expect(past()).toHaveAttribute("open");
  });

  it("says how far visitors see, where there are more events than they are shown", async () => {
    const days = Array.from({ length: 11 }, (_, day) => ({ ...walk, id: day, title: `Day ${day}` }));
    const { user } = await openManager([...days, vigil]);
    const line = screen.getByText(
      /^The calendar lists 10 events today, through .+, 2026\. 1 more waits until those pass\.$/,
    );
    expect(line).toBeVisible();
    await user.click(button("Delete Day 3"));
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(screen.queryByLabelText("Find events")).not.toBeInTheDocument();
  });

  it("can be searched by a word or a month when it is long, beside the event in the form", async () => {
    const walks = Array.from({ length: 19 }, (_, id) => ({ ...walk, id: 10 + id }));
    const { press, fill } = await openManager([...walks, circle, vigil]);
    expect(past()).not.toHaveAttribute("open");
    for (const query of ["12 Cedar", "Group Session april", "april 1, 2026 6:30 pm"]) {
      fill({ "Find events": query });
      expect(titles().slice(0, 2)).toEqual(query === "12 Cedar" ? [] : ["Vigil"]);
    }
    fill({ "Find events": "june" });
    expect(titles()).toEqual(["Circle"]);
    expect(screen.getByText("1 of 21 events")).toBeVisible();
    expect(screen.queryByText(/Visitors see the next 10/)).not.toBeInTheDocument();

    await press("Edit Circle");
    fill({ Title: "Circle of light", "Find events": "vigil" });
    expect(screen.getByLabelText("Title")).toHaveValue("Circle of light");
    await press("Cancel");
    await press("Discard it");
    expect(titles()).toEqual(["Vigil"]);
    expect(past()).toHaveAttribute("open");
    await press("Delete Vigil");
    expect(await screen.findByText(/^on Wednesday, April 1, 2026 is deleted\.$/)).toHaveTextContent("Vigil on");
    expect(screen.getByText("0 of 20 events")).toBeVisible();
    fill({ "Find events": "" });
    expect(screen.queryByLabelText("Find events")).not.toBeInTheDocument();
    expect(titles()).toHaveLength(20);
  });
});
