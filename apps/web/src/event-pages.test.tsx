import { aCalendarEvent } from "@inner-light/core/testing";
import { within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { eventPage } from "../words/calendar.ts";
import { prerenderEvent } from "./prerender.tsx";
import { site } from "./site/site.ts";
import { rootOf } from "./testing/built-page.tsx";
import { changeInTest, deviceIn } from "./testing/in-test.ts";
import { readQrCode } from "./testing/read-qr-code.ts";

deviceIn("UTC");

const evening = aCalendarEvent({ id: 7, ends: "20:00", full: true, series: 1, location: "12 Quiet Lane, Albany" });
const moved = aCalendarEvent({ id: 8, date: "2026-05-22", series: 1 });
const canceled = aCalendarEvent({ id: 9, date: "2026-05-28", series: 1, canceled: true });
const walk = aCalendarEvent({ id: 10, title: "Walk", date: "2026-05-20" });
const coming = [evening, walk, moved, canceled];

async function pageOf(event = evening, others = coming) {
  const { head, body } = await prerenderEvent(event, others);
  const root = rootOf(body);
  document.body.append(root);
  document.documentElement.lang = "en-US";
  return { head, root, shown: within(root) };
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("lang");
});

const links = (list: Element | null) =>
  Array.from(list?.querySelectorAll("a") ?? [], (link) => [
    link.textContent.replaceAll("\u00a0", " "),
    link.getAttribute("href"),
  ]);

it("an event's page shows the event's details", async () => {
  changeInTest(site, { url: "https://quiet-lane.com", calendarFeed: "https://quiet-lane.com/calendar.ics" });
  const { head, root, shown } = await pageOf();
  expect(head).toContain("<title>Group Reiki evening, Thursday, May 14, 2026 at 6:30 PM | Inner Light</title>");
  expect(head).toContain('content="Full · Group Session · 12 Quiet Lane, Albany · An hour of shared quiet."');
  expect(head).toContain('<link rel="canonical" href="https://quiet-lane.com/events/7/"');
  expect(shown.getByRole("heading", { level: 1 })).toHaveTextContent("Group Reiki evening");
  const article = shown.getByRole("article");
  for (const text of ["Thursday, May 14, 2026 at 6:30 PM to 8:00 PM", "Full Group Session", "Where: 12 Quiet Lane"])
    expect(article).toHaveTextContent(text);
  expect(shown.getByRole("link", { name: "Add to calendar" })).toHaveAttribute("href", "/events/7.ics");
  const ask = shown.getByRole("link", { name: "Ask about another date" });
  expect(ask.getAttribute("href")).toMatch(/^\/contact\?about=Group\+Reiki/);
  expect(shown.getByRole("link", { name: "See the whole calendar" })).toHaveAttribute("href", "/calendar");
  expect(readQrCode(root.querySelector('[aria-label="QR code that leads to the event"]'))).toBe(
    "https://quiet-lane.com/events/7/",
  );
  for (const text of [eventPage.over, /^Scan this/, site.practiceName])
    expect(within(article).getByText(text)).not.toBeVisible();
  const [current, ...others] = root.querySelectorAll("nav [aria-current]");
  expect(current).toHaveTextContent("Calendar");
  expect(others).toEqual([]);
});

it("an event's page lists the other dates in its series", async () => {
  const { root, shown } = await pageOf();
  const [series, next] = root.querySelectorAll("[data-other-dates]");
  expect(links(series ?? null)).toEqual([["Group Reiki evening, Friday, May 22, 2026 at 6:30 PM", "/events/8/"]]);
  expect(links(next ?? null)).toEqual([["Walk, Wednesday, May 20, 2026 at 6:30 PM", "/events/10/"]]);
  expect(next).not.toBeVisible();
  // Without a site URL, the poster has no QR code.
  expect(shown.queryByRole("img", { hidden: true })).not.toBeInTheDocument();
});

it("a canceled event is marked as canceled above its title", async () => {
  const { shown } = await pageOf({ ...canceled, description: "See https://quiet-lane.com/instead." });
  expect(shown.getByText("This event is canceled.")).toBeVisible();
  expect(shown.getByRole("heading", { level: 1 }).previousElementSibling).toHaveTextContent("This event is canceled.");
  expect(shown.getByText("This event is over.")).not.toBeVisible();
  expect(shown.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
  expect(shown.getByRole("link", { name: "Update your calendar" })).toHaveAttribute("href", "/events/9.ics");
  expect(shown.getByRole("link", { name: /^https/ })).toHaveAttribute("href", "https://quiet-lane.com/instead");
});

it("an event's page shows the owner's notice", async () => {
  vi.stubGlobal("__NOTICE__", { from: "2026-05-01", to: "2026-05-03", text: "Closed for some days" });
  const { shown } = await pageOf();
  expect(shown.getByText("Closed for some days")).toBeVisible();
});

it("a past event is marked as over before any script runs", async () => {
  const { shown } = await pageOf({ ...evening, id: 3, date: "2026-04-30" });
  expect(shown.getByText(eventPage.over)).toBeVisible();
  for (const text of ["Add to calendar", /^Google Calendar/]) expect(shown.getByText(text)).not.toBeVisible();
});

it("all event pages share their styles", async () => {
  const bare = { ...walk, type: "workshop", location: "", description: "" } as const;
  const heads = await Promise.all([evening, canceled, bare].map((event) => prerenderEvent(event, [])));
  const styles = heads.map(({ head }) => head.match(/<style.*?<\/style>/gs)?.join(""));
  expect(new Set(styles).size).toBe(1);
});

async function visit(now: string) {
  vi.setSystemTime(now);
  document.dispatchEvent(new Event("visibilitychange"));
  await import("./event-page-script.ts");
}

it("the script updates the page for the current day", async () => {
  changeInTest(site, { timeZone: "America/New_York" });
  const { root, shown } = await pageOf();
  vi.resetModules();
  for (const [now, isOver, texts] of [
    ["2026-05-14T23:00:00-04:00", false, ["Group Reiki evening, Fri"]],
    ["2026-05-21T12:00:00-04:00", true, ["Group Reiki evening, Fri"]],
    ["2026-06-01T12:00:00-04:00", true, []],
  ] as const) {
    await visit(now);
    expect(shown.getByText(eventPage.over).hidden).toBe(!isOver);
    const items = [...root.querySelectorAll<HTMLElement>("li[data-times]")].filter((item) => !item.closest("[hidden]"));
    expect(items.map(({ textContent }) => textContent.slice(0, textContent.indexOf(",") + 5))).toEqual(texts);
    expect(root.querySelectorAll("section[hidden]")).toHaveLength(2 - texts.length);
    expect(shown.getByText(/^Your time: /)).toHaveTextContent("Your time: 10:30 PM");
  }
});

it("the script copies the event's link without its hash", async () => {
  const { shown } = await pageOf();
  vi.resetModules();
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await visit("2026-05-01T12:00:00Z");
  const button = shown.getByRole("button", { name: "Copy link" });
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent("Copied"));
  expect(copied).toEqual([location.origin + location.pathname]);
  button.click();
  await vi.waitFor(() => expect(copied).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(button).toHaveTextContent("Copy link");
});

it("the script formats the visitor's time in the site's language", async () => {
  changeInTest(site, { timeZone: "America/New_York" });
  vi.setSystemTime("2026-05-14T00:00:00-04:00");
  const { shown } = await pageOf({ ...evening, time: "05:00" });
  document.documentElement.lang = "pt-PT";
  vi.resetModules();
  await import("./event-page-script.ts");
  expect(shown.getByText(/^Your time: /)).toHaveTextContent("Your time: 09:00");
});

it("an open page updates at midnight", async () => {
  changeInTest(site, { timeZone: "America/New_York" });
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.useFakeTimers({ now: new Date("2026-05-14T23:59:30-04:00") });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { shown } = await pageOf();
  vi.resetModules();
  await import("./event-page-script.ts");
  expect(shown.getByText(eventPage.over)).not.toBeVisible();
  const yours = shown.getByText("Your time: Friday at 7:30 AM");
  vi.stubEnv("TZ", "America/New_York");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(yours).not.toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(shown.getByText(eventPage.over)).toBeVisible();
});
