import { type CalendarEvent, differenceSince } from "@inner-light/core";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { circle } from "../../testing/owner-calendar.tsx";
import { PublishingQuestion } from "./publishing-question.tsx";

const moved = { ...circle, location: "The barn" };
const renamed = { ...circle, title: "Moon circle" };
const both = { ...moved, title: "Moon circle" };
const inSeries = (series: number) => ({ ...circle, series });

describe("the question about an event that both sides changed", () => {
  it.each<[string, mine: CalendarEvent[], published: CalendarEvent[], theirs: string, ours: string]>([
    [
      "each another field",
      [moved],
      [renamed],
      "Keeps the title “Moon circle” and the location “The orchard”. Drops the title “Circle” and the location “The barn”.",
      "Keeps the title “Circle” and the location “The barn”. Drops the title “Moon circle” and the location “The orchard”.",
    ],
    [
      "one field alike",
      [moved],
      [both],
      "Keeps the title “Moon circle”. Drops the title “Circle”.",
      "Keeps the title “Circle”. Drops the title “Moon circle”.",
    ],
    ["removed here", [], [moved], "Brings the event back.", "Removes the event."],
    ["removed elsewhere", [moved], [], "Removes the event.", "Brings the event back."],
    ["what no form shows", [inSeries(1)], [inSeries(2)], "Drops the other change.", "Drops the other change."],
  ])("says what each answer keeps and drops: %s", (_, mine, published, theirs, ours) => {
    for (const change of differenceSince([circle], published, mine)) render(<PublishingQuestion change={change} />);
    expect(screen.getByLabelText("Take theirs")).toHaveAccessibleDescription(theirs);
    expect(screen.getByLabelText("Publish mine")).toHaveAccessibleDescription(ours);
  });
});
