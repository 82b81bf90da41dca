import type { IncomingMessage, ServerResponse } from "node:http";
import { type CalendarDate, type CalendarEvent, upcomingCalendarEvents } from "@inner-light/core";
import { aCalendarEvent, eventually, FixedClock } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { expect, it, onTestFinished } from "vitest";
import { aBuiltSite } from "../testing/built-site-fixture.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { type BuiltSite, CALENDAR } from "./built-site.ts";
import { livePages } from "./live-pages.ts";

async function served(options: Partial<Pick<BuiltSite, "renderPage" | "eventFile">> = {}) {
  const state = {
    version: 1,
    held: Promise.resolve(),
    day: "2026-05-01" as CalendarDate,
    events: [aCalendarEvent()] as CalendarEvent[],
    isDown: false,
  };
  const rendered: (readonly CalendarEvent[])[] = [];
  let [reads, versionReads, asked] = [0, 0, 0];
  const { lines, log } = recordedLog();
  const site: BuiltSite = {
    ...aBuiltSite(),
    firstDay: () => state.day,
    renderPage: async (address, { event, upcoming, coming = [] }) => {
      rendered.push(upcoming ?? coming);
      const html =
        address === CALENDAR
          ? `<h1>${upcoming?.[0]?.title}</h1>`
          : `${address} ${event?.title} ${coming.map(({ title }) => title)}`;
      return { html, policy: "default-src 'none'" };
    },
    ...options,
  };
  const read = async () => {
    reads += 1;
    if (state.isDown) throw new TypeError("The database is down");
    return state.events;
  };
  const sendPage = livePages({
    site,
    datedEvents: async () => (await read()).map((event) => ({ event, changedAt: "2026-05-01T12:00:00.000Z" })),
    upcomingEvents: { list: async ({ from, limit }) => upcomingCalendarEvents(await read(), from, limit) },
    async eventsVersion() {
      versionReads += 1;
      const { version } = state;
      await state.held;
      return version;
    },
    headersOf: () => ({ "Content-Security-Policy": "of the build", "Referrer-Policy": "no-referrer" }),
    clock: new FixedClock(),
    log,
  });
  const handler = async (request: IncomingMessage, response: ServerResponse) => {
    asked += 1;
    if (!(await sendPage(request, response))) response.end("the static file");
  };
  const { address, close } = await listen(handler, { host: "localhost" });
  onTestFinished(() => close());
  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
  return { state, rendered, reads: () => reads, versionReads: () => versionReads, asked: () => asked, lines, get };
}

it("renders a page again only after the events or the day change", async () => {
  const { state, rendered, get } = await served();
  const first = await get("/calendar/?from=mail");
  expect(await first.text()).toBe("<h1>Group Reiki evening</h1>");
  expect(first.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(first.headers.get("referrer-policy")).toBe("no-referrer");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const etag = first.headers.get("etag") ?? "";
  expect((await get("/calendar", { "If-None-Match": `"other", ${etag}` })).status).toBe(304);
  expect(rendered).toHaveLength(1);

  state.events = [aCalendarEvent({ title: "Moon circle" })];
  state.version += 1;
  const second = await get("/calendar", { "If-None-Match": etag });
  expect(await second.text()).toBe("<h1>Moon circle</h1>");
  state.day = "2026-05-02";
  await get("/calendar");
  expect(rendered).toHaveLength(3);
});

it.each(["br", "gzip"])("compresses a page with %s", async (encoding) => {
  const { get } = await served();
  const response = await get("/calendar", { "Accept-Encoding": encoding });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe("<h1>Group Reiki evening</h1>");
});

it("passes each page only the events that it can show", async () => {
  const { state, rendered, get } = await served();
  const event = (date: CalendarDate) => aCalendarEvent({ date });
  const later = Array.from({ length: 30 }, () => event("2026-05-03"));
  state.events = [event("2026-04-30"), event("2026-05-01"), event("2026-05-02"), ...later];
  await get("/calendar");
  await get("/calendar/poster?from=mail");
  await get("/calendar/all");
  expect(rendered).toEqual([state.events.slice(1, 14), state.events.slice(1, 14), state.events.slice(1)]);
});

it("simultaneous requests share one read of the events' version", async () => {
  const { state, asked, versionReads, get } = await served();
  let release = () => {};
  state.held = new Promise<void>((resolve) => (release = resolve));
  const titles = Array.from({ length: 50 }, async () => (await get("/calendar")).text());
  await eventually(() => expect(asked()).toBe(50));
  state.events = [aCalendarEvent({ title: "Moon circle" })];
  state.version += 1;
  release();
  expect((await Promise.all(titles)).filter((title) => title === "<h1>Moon circle</h1>").length).toBeGreaterThanOrEqual(
    49,
  );
  expect(versionReads()).toBe(2);
});

it("renders the home page with its events", async () => {
  const { state, rendered, get } = await served();
  for (const path of ["/", "/?from=mail"]) expect(await (await get(path)).text()).toBe("/ undefined ");
  expect(rendered).toEqual([state.events]);
  expect(await (await get("/terms")).text()).toBe("the static file");
});

it("renders an event's page and serves its calendar file", async () => {
  const { state, rendered, get } = await served();
  state.events = Array.from({ length: 30 }, (_, index) => aCalendarEvent({ id: index, title: `Evening ${index}` }));
  const all = state.events.map(({ title }) => title);
  const single = await get("/events/7/");
  expect(await single.text()).toBe(`/events/7 Evening 7 ${all}`);
  expect(single.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(single.headers.get("cache-control")).toBe("no-cache");
  const again = await get("/events/7?from=mail", { "If-None-Match": single.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(rendered).toHaveLength(1);
  const file = await get("/events/7.ics");
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toBe("Evening 7");
});

it("sends the static 404 page for an unknown event", async () => {
  const { state, rendered, reads, get } = await served();
  const page = async (path: string) => (await get(`/events/${path}`)).text();
  state.events = [aCalendarEvent({ id: 3, title: "Over", date: "2026-04-30" }), aCalendarEvent({ id: 5 })];
  for (let id = 100; id < 160; id++) expect(await page(`${id}/`)).toBe("the static file");
  for (const path of ["", "05/", "5e0/", "5/6/", "x.ics", "6.ics"]) expect(await page(path)).toBe("the static file");
  expect([rendered, reads()]).toEqual([[], 1]);
  expect(await page("3/")).toBe("/events/3 Over Group Reiki evening");

  state.events = [aCalendarEvent({ id: 100, title: "Moon circle" })];
  state.version += 1;
  expect(await page("100/")).toMatch("Moon circle");
  expect(await page("5/")).toBe("the static file");
});

it("keeps a limited number of pages in memory", async () => {
  const { state, rendered, get } = await served();
  state.events = Array.from({ length: 101 }, (_, id) => aCalendarEvent({ id }));
  const ask = async (id: number) => (await get(`/events/${id}`)).arrayBuffer();
  for (let id = 0; id < 100; id++) await ask(id);
  await ask(0);
  expect(rendered).toHaveLength(100);
  for (const id of [100, 0]) await ask(id);
  expect(rendered).toHaveLength(102);
});

it("hides a past event's location", async () => {
  const { state, get } = await served({
    renderPage: async (_, { event }) => ({ html: JSON.stringify(event), policy: "" }),
    eventFile: (dated) => JSON.stringify(dated.event),
  });
  const event = aCalendarEvent({
    id: 3,
    date: "2026-04-30",
    time: "23:00",
    ends: "01:00",
    location: "12 Quiet Lane",
    canceled: true,
  });
  state.events = [event];
  const on = async (day: CalendarDate) => {
    state.day = day;
    return [await (await get("/events/3/")).text(), await (await get("/events/3.ics")).text()];
  };
  expect(await on("2026-05-01")).toEqual([JSON.stringify(event), JSON.stringify(event)]);
  const rest =
    '{"id":3,"title":"Group Reiki evening","date":"2026-04-30","time":"23:00","type":"group-session","canceled":true}';
  expect(await on("2026-05-02")).toEqual([rest, rest]);
  expect(await on("2026-07-31")).toEqual(["the static file", "the static file"]);
});

it("sends the static file after an error", async () => {
  let isBroken = true;
  const { state, lines, get } = await served({
    renderPage: async () => {
      if (isBroken) throw new TypeError("Alma Reyes");
      return { html: "the page", policy: "" };
    },
  });
  const page = async () => (await get("/calendar")).text();
  expect(await page()).toBe("the static file");
  expect(lines.join()).toMatch(/A page could not be made with its events(?!.*calendar).*TypeError/);
  expect(lines.join()).not.toContain("Alma");
  isBroken = false;
  state.isDown = true;
  expect(await page()).toBe("the static file");
  state.isDown = false;
  expect(await page()).toBe("the page");
});

it("lists the pages of upcoming events in the sitemap", async () => {
  const { state, get } = await served();
  state.events = [aCalendarEvent({ id: 3, date: "2026-04-30" }), aCalendarEvent({ id: 5 })];
  const response = await get("/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await response.text()).toBe("5");
});
