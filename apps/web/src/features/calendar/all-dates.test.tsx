import { addDays } from "@inner-light/core";
import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { builtHtml, hydrate, publish, rootOf } from "../../testing/built-page.tsx";
import { deviceIn } from "../../testing/in-test.ts";
import { renderSite } from "../../testing/render-site.tsx";
import { pastDaysStyle } from "./first-paint-style.ts";

deviceIn("UTC");

const events = (["2026-05-01", "2026-06-01", "2026-07-01"] as const).flatMap((first, month) =>
  Array.from({ length: 8 }, (_, day) => {
    const id = 8 * month + day + 1;
    return aCalendarEvent({ id, title: `Event ${id}`, date: addDays(first, day) ?? first });
  }),
);

const linesOf = (month: string) => {
  const section = screen.getByRole("heading", { name: month }).closest("section");
  return section === null ? [] : within(section).getAllByRole("listitem");
};

it("the list of all dates links each event to its page", async () => {
  publish(events);
  const page = rootOf(await builtHtml("/calendar/all"));
  await hydrate(page, "/calendar/all", new FixedClock("2026-05-03T12:00:00"));
  expect(screen.getAllByRole("heading", { level: 2, name: / 2026$/ }).map(({ textContent }) => textContent)).toEqual([
    "May 2026",
    "June 2026",
    "July 2026",
  ]);
  expect(linesOf("May 2026")).toHaveLength(6);
  expect(linesOf("July 2026")).toHaveLength(8);
  const [first] = linesOf("May 2026");
  expect(first).toHaveTextContent("Sunday, May 3, 2026 at 6:30 PM Event 3");
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Event 24" })).toHaveAttribute(
    "href",
    "/events/24/",
  );
});

it("the list of all dates hides past days from the first paint on", async () => {
  publish(events);
  const page = rootOf(await builtHtml("/calendar/all"));
  const style = document.createElement("style");
  style.textContent = pastDaysStyle([...new Set(events.map(({ date }) => date))], "2026-06-03");
  document.body.append(page, style);
  onTestFinished(() => {
    for (const element of [page, style]) element.remove();
  });
  const isHidden = (element: Element) => getComputedStyle(element).display === "none";
  const months = [...page.querySelectorAll("main section section")];
  expect(months.map(isHidden)).toEqual([true, false, false]);
  expect(months.map((month) => [...month.querySelectorAll("li")].filter(isHidden).length)).toEqual([8, 2, 0]);
});

it("the calendar links to all dates if it cannot show them", async () => {
  const list = async ({ limit }: { limit: number }) => events.slice(0, limit);
  await renderSite({ upcomingEvents: { list } }, "/calendar");
  expect(await screen.findByRole("link", { name: "More dates to come." })).toHaveAttribute("href", "/calendar/all");
});
