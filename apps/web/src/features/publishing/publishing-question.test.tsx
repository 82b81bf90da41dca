import { type CalendarEvent, differenceSince } from "@inner-light/core";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { circle } from "../../testing/owner-calendar.tsx";
import { PublishingQuestion } from "./publishing-question.tsx";

const late: CalendarEvent = { ...circle, time: "21:00" };
const renamed = { ...circle, title: "Moon circle" };
const both = { ...late, title: "Moon circle" };
const inSeries = (series: number) => ({ ...circle, series });

describe("the question about an event that both sides changed", () => {
  it.each<[string, origin: CalendarEvent[], mine: CalendarEvent[], published: CalendarEvent[], string, string]>([
    [
      "each another field",
      [circle],
      [late],
      [renamed],
      "the title “Circle” and the time 9:00 PM",
      "the title “Moon circle” and the time 6:30 PM",
    ],
    ["one field alike", [circle], [late], [both], "the title “Circle”", "the title “Moon circle”"],
    ["removed here", [circle], [], [late], "it was removed", "the time 9:00 PM"],
    ["removed elsewhere", [circle], [late], [], "the time 9:00 PM", "it was removed"],
    ["no origin", [], [late], [circle], "the time 9:00 PM", "the time 6:30 PM"],
    ["what no form shows", [circle], [inSeries(1)], [inSeries(2)], "the change", "the change"],
  ])("names the values in which the sides differ: %s", (_, origin, mine, published, ours, theirs) => {
    for (const change of differenceSince(origin, published, mine)) render(<PublishingQuestion change={change} />);
    expect(screen.getByText(/Which do you want\?$/)).toHaveTextContent(`Here: ${ours}. Elsewhere: ${theirs}.`);
    for (const [answer, kept, dropped] of [
      ["Take theirs", theirs, ours],
      ["Publish mine", ours, theirs],
    ] as const) {
      const removed = kept === "it was removed" ? "Removes the event." : undefined;
      const back = dropped === "it was removed" ? "Brings the event back." : undefined;
      const selector = `#${screen.getByLabelText(answer).id}-hint`;
      expect(screen.getByText(removed ?? back ?? `Drops ${dropped}.`, { selector })).toBeVisible();
    }
  });
});
