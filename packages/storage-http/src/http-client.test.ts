import { EMPTY_SNAPSHOT, type Noun, ThrottledError, UnauthorizedError, UnavailableError } from "@inner-light/core";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import {
  answer,
  type Line,
  lostLine,
  lostResponse,
  PASSWORD,
  refusing,
  serverInMemory,
} from "./testing/server-in-memory.ts";

const QUERY = { from: "2026-05-01", limit: 10 } as const;

describe("a read over HTTP", () => {
  it("is tried three times before it fails", async () => {
    const { openPage, setLine, requests } = await serverInMemory();
    const { upcomingEvents, pauses } = openPage();
    setLine(lostLine);
    await expect(upcomingEvents.list(QUERY)).rejects.toMatchObject({
      code: "unavailable",
      cause: new TypeError("Failed to fetch"),
    });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([2_000, 4_000]);
  });

  it("ends within fifteen seconds", async () => {
    const { openPage, setLine, requests } = await serverInMemory();
    const patience = new AbortController();
    const timeout = vi.fn(() => patience.signal);
    setLine((request) => {
      patience.abort(new DOMException("It took too long", "TimeoutError"));
      return Promise.reject(request.signal.reason);
    });
    const { upcomingEvents } = openPage({ timeout });
    expect(timeout).not.toHaveBeenCalled();
    await expect(upcomingEvents.list(QUERY)).rejects.toBeInstanceOf(UnavailableError);
    expect(timeout).toHaveBeenLastCalledWith(9_000);
    expect(requests).toHaveLength(1);
  });

  it("returns a list's readable records", async () => {
    const { openPage, setLine } = await serverInMemory();
    const { gate, calendarEvents } = openPage();
    await gate.unlock(PASSWORD);
    const added = await calendarEvents.add([aCalendarEventDraft()]);
    const { type: _, ...known } = aCalendarEvent();
    const ofLaterVersion = [
      { ...known, type: "x-future" },
      { ...known, time: "all day" },
    ];
    setLine(async ({ url }, respond) => {
      const response = await respond();
      return url.endsWith("/events") ? Response.json([...ofLaterVersion, ...(await response.json())]) : response;
    });
    expect(await calendarEvents.list()).toEqual([{ ...known, type: "aura-reading" }, ...added]);
    setLine(async () => Response.json([{ id: "one" }]));
    await expect(calendarEvents.list()).rejects.toBeInstanceOf(UnavailableError);
  });

  it("is not retried if the list is damaged", async () => {
    const { openPage, setLine, requests } = await serverInMemory();
    setLine(refusing(503, "unavailable", { reason: "unreadable" }));
    await expect(openPage().upcomingEvents.list(QUERY)).rejects.toMatchObject({ reason: "unreadable" });
    expect(requests).toHaveLength(1);
  });
});

describe("a snapshot over HTTP", () => {
  it("can take up to half an hour", async () => {
    const { openPage } = await serverInMemory();
    const timeout = vi.fn(() => null);
    const { snapshots, gate } = openPage({ timeout });
    await gate.unlock(PASSWORD);
    timeout.mockClear();
    const { version } = await snapshots.read();
    await snapshots.merge(EMPTY_SNAPSHOT);
    await snapshots.replace(EMPTY_SNAPSHOT, version).catch(() => {});
    expect(timeout.mock.calls).toEqual(Array.from({ length: 3 }, () => [1_800_000]));
    await snapshots.backupTimes();
    expect(timeout).toHaveBeenLastCalledWith(9_000);
  });
});

describe("a write over HTTP", () => {
  it.each<[string, Line, boolean]>([
    ["a lost response", lostResponse, true],
    ["a proxy's response", async () => Response.json({ status: 503 }, { status: 503 }), true],
    ["a server that cannot tell", refusing(503, "unavailable"), true],
    ["a server that stored nothing", refusing(503, "unavailable", { outcome: "nothing-stored" }), false],
  ])("reports whether it may have been stored: %s", async (_, line, mayBeStored) => {
    const { openPage, setLine } = await serverInMemory();
    const { gate, calendarEvents, changes } = openPage();
    await gate.unlock(PASSWORD);
    const heard: Noun[] = [];
    changes.subscribe((noun) => heard.push(noun));
    setLine(line);
    const outcome = mayBeStored ? "unknown" : "nothing-stored";
    await expect(calendarEvents.add([aCalendarEventDraft()])).rejects.toMatchObject({ code: "unavailable", outcome });
    expect(heard).toEqual(mayBeStored ? ["events"] : []);
  });

  it("does not wait for a pending read", async () => {
    const { openPage, setLine, backend } = await serverInMemory();
    const { contactSubmissions, upcomingEvents } = openPage();
    setLine((request, respond) => (request.method === "GET" ? new Promise(() => {}) : respond()));
    void upcomingEvents.list(QUERY);
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it.each([
    ["900", 900],
    ["0", undefined],
    ["Fri, 01 May 2026 12:00:00 GMT", undefined],
    [null, undefined],
  ])("reports how long to wait after too many attempts: %s", async (header, retryAfterSeconds) => {
    const { openPage, setLine } = await serverInMemory();
    setLine(refusing(429, "throttled", {}, header === null ? {} : { "Retry-After": header }));
    const refused = openPage().gate.unlock("wrong");
    await expect(refused).rejects.toBeInstanceOf(ThrottledError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds });
  });
});

it("a polling page is notified of each change once", async () => {
  const { openPage, requests, setLine } = await serverInMemory();
  const [page, other] = [openPage(), openPage()];
  await Promise.all([page.gate.unlock(PASSWORD), other.gate.unlock(PASSWORD)]);
  const heard: Noun[] = [];
  page.changes.subscribe((noun) => heard.push(noun));
  await page.changePoller.poll();
  await other.calendarEvents.add([aCalendarEventDraft()]);
  await page.changePoller.poll();
  await page.changePoller.poll();
  expect(heard).toEqual(["events"]);
  await page.calendarEvents.add([aCalendarEventDraft()]);
  await page.changePoller.poll();
  expect(heard).toHaveLength(2);
  await page.calendarEvents.add([aCalendarEventDraft()]);
  await other.calendarEvents.add([aCalendarEventDraft()]);
  await page.changePoller.poll();
  expect(heard).toHaveLength(4);
  requests.length = 0;
  setLine(lostLine);
  await expect(page.changePoller.poll()).rejects.toBeInstanceOf(UnavailableError);
  expect(requests).toEqual(["GET /api/versions"]);
});

describe("the gate over HTTP", () => {
  it("sends the latest browser mark with the next password", async () => {
    const { openPage, setLine } = await serverInMemory();
    const kept: string[] = [];
    const sent: unknown[] = [];
    setLine(async (request, respond) => {
      sent.push(await request.clone().json());
      return respond();
    });
    const browserMark = { read: () => kept.at(-1) ?? null, write: (text: string) => void kept.push(text) };
    for (const password of [PASSWORD, "wrong", PASSWORD]) await openPage({ browserMark }).gate.unlock(password);
    expect(kept).toHaveLength(2);
    expect(sent).toMatchObject([{ mark: "" }, { mark: kept[0] }, { mark: kept[0] }]);
  });

  it("stays open if a refusal for an earlier session arrives late", async () => {
    const { openPage, setLine } = await serverInMemory();
    const { gate, inbox } = openPage();
    await gate.unlock(PASSWORD);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refuseLate: Line = (request, respond) => released.then(() => refusing(401, "unauthorized")(request, respond));
    setLine((request, respond) => (request.method === "GET" ? refuseLate : answer)(request, respond));
    const late = inbox.list();
    await gate.unlock(PASSWORD);
    release();
    await expect(late).rejects.toBeInstanceOf(UnauthorizedError);
    expect(await gate.isOpen()).toBe(true);
  });
});
