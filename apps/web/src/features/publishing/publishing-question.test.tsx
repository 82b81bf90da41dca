import { type CalendarEvent, differenceSince } from "@inner-light/core";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { circle } from "../../testing/owner-calendar.ts";
import { PublishingQuestion } from "./publishing-question.tsx";

const late: CalendarEvent = { ...circle, time: "21:00" };
const renamed = { ...circle, title: "Moon circle" };
const both = { ...late, title: "Moon circle" };
const inSeries = (series: number) => ({ ...circle, series });

describe("the question about an event that both sides changed", () => {
  it.each<[string, origin: CalendarEvent[] | null, mine: CalendarEvent[], published: CalendarEvent[], string, string]>([
    ["each another field", [circle], [late], [renamed], "the time 9:00 PM", "the title “Moon circle”"],
    ["one field alike", [circle], [late], [both], "nothing more", "the title “Moon circle”"],
    ["removed here", [circle], [], [late], "the removal", "the time 9:00 PM"],
    ["removed elsewhere", [circle], [late], [], "the time 9:00 PM", "the removal"],
    ["no origin", null, [late], [circle], "the time 9:00 PM", "the time 6:30 PM"],
    ["added on both", [], [late], [circle], "the time 9:00 PM", "the time 6:30 PM"],
    ["what no form shows", [circle], [inSeries(1)], [inSeries(2)], "the change", "the change"],
  ])("says of each side what it alone changed: %s", (_, origin, mine, published, ours, theirs) => {
    for (const change of differenceSince(origin, published, mine)) render(<PublishingQuestion change={change} />);
    expect(screen.getByText(/Which do you want\?$/)).toHaveTextContent(`Here: ${ours}. Elsewhere: ${theirs}.`);
    for (const [answer, dropped] of Object.entries({ "Take theirs": ours, "Publish mine": theirs }))
      expect(
        screen.getByText(`Drops ${dropped}.`, { selector: `#${screen.getByLabelText(answer).id}-hint` }),
      ).toBeVisible();
  });
});
