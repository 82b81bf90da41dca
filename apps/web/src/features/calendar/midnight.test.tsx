import { aCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { openCalendar, titles } from "../../testing/open-pages.tsx";

const lookAgain = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

const events = [
  aCalendarEvent({ id: 1, title: "On April 30", date: "2026-04-30", time: "23:59" }),
  aCalendarEvent({ id: 2, title: "On May 1", date: "2026-05-01", time: "00:00" }),
  aCalendarEvent({ id: 3, title: "On May 2", date: "2026-05-02", time: "00:00" }),
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function openCalendarAt(moment: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  const clock = new FixedClock(moment);
  await openCalendar(events, { clock });
  const pass = (milliseconds: number) =>
    act(async () => {
      clock.advance(milliseconds);
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  return { clock, pass };
}

it("a day's events disappear at midnight on the visitor's device", async () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  const { pass } = await openCalendarAt("2026-05-01T23:58:59-07:00");
  await waitFor(() => expect(titles()).toEqual(["On May 1", "On May 2"]));
  await pass(60_000);
  expect(titles()).toEqual(["On May 1", "On May 2"]);
  await pass(60_000);
  await waitFor(() => expect(titles()).toEqual(["On May 2"]));
});

it("a page that slept past midnight shows the new day once visible", async () => {
  const { clock } = await openCalendarAt("2026-04-30T22:00:00");
  await waitFor(() => expect(titles()).toEqual(["On April 30", "On May 1", "On May 2"]));
  clock.set("2026-05-01T07:00:00");
  lookAgain();
  await waitFor(() => expect(titles()).toEqual(["On May 1", "On May 2"]));
  clock.set("2026-05-02T07:00:00");
  act(() => void window.dispatchEvent(new Event("pageshow")));
  await waitFor(() => expect(titles()).toEqual(["On May 2"]));
});

it("an overnight event stays until it ends", async () => {
  const vigil = aCalendarEvent({ id: 4, title: "Vigil", date: "2026-04-30", time: "22:00", ends: "06:00" });
  const walk = aCalendarEvent({ id: 5, title: "Walk", date: "2026-05-01", time: "08:00", ends: "09:00" });
  const off = { ...walk, id: 6, title: "Off", time: "08:30", canceled: true } as const;
  const clock = new FixedClock("2026-05-01T05:59:00");
  await openCalendar([walk, vigil, off, ...events.slice(2)], { clock });
  const marks = () =>
    screen
      .getAllByRole("article")
      .map((card) => [
        within(card).getByRole("heading").textContent,
        within(card).queryByText(/^(Now|Over)$/)?.textContent,
      ]);
  await waitFor(() => expect(marks()[0]).toEqual(["Vigil", "Now"]));
  clock.set("2026-05-01T06:00:00");
  lookAgain();
  expect(marks().flat()).toEqual(["Walk", undefined, "Off", undefined, "On May 2", undefined]);
  clock.set("2026-05-01T21:00:00");
  lookAgain();
  expect(marks()[0]).toEqual(["Walk", "Over"]);
});

it("an open page uses the new time zone when the visitor travels", async () => {
  changeInTest(site, { timeZone: "America/New_York" });
  vi.stubEnv("TZ", "Asia/Tokyo");
  await openCalendarAt("2026-05-01T22:00:00-04:00");
  expect(await screen.findAllByText("Your time: 1:00 PM")).toHaveLength(2);
  vi.stubEnv("TZ", "America/Denver");
  lookAgain();
  expect(screen.getByText("Your time: Thursday at 10:00 PM")).toBeVisible();
});
