import { ConflictError, ThrottledError, UnauthorizedError, UnavailableError } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { eventually, lostLine, lostResponse, PASSWORD, serverUnderTest } from "./testing/server-under-test.ts";

describe("a read over HTTP", () => {
  it("is tried three times over six seconds, and then says that the server cannot be reached", async () => {
    const { openPage, setLine, requests } = serverUnderTest();
    const { gallerySlides, pauses } = openPage();
    setLine(lostLine);
    await expect(gallerySlides.list()).rejects.toMatchObject({
      code: "unavailable",
      cause: new TypeError("Failed to fetch"),
    });
    expect(requests).toHaveLength(3);
    expect(pauses).toEqual([2_000, 4_000]);
  });

  it("comes through once the server is back", async () => {
    const { openPage, setLine } = serverUnderTest();
    let tries = 0;
    setLine((request, respond) => (++tries < 3 ? lostLine(request, respond) : respond()));
    expect(await openPage().gallerySlides.list()).toHaveLength(12);
  });

  it("counts as lost when the server says nothing for fifteen seconds", async () => {
    const { openPage, setLine, requests } = serverUnderTest();
    const patience = new AbortController();
    const timeout = vi.fn(() => patience.signal);
    setLine((request, respond) => {
      if (requests.length > 1) return respond();
      patience.abort();
      return Promise.reject(request.signal.reason);
    });
    const { gallerySlides } = openPage({ timeout });
    expect(timeout).not.toHaveBeenCalled();
    await gallerySlides.list();
    expect(timeout).toHaveBeenLastCalledWith(15_000);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["a proxy's page", new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["a page that a hotel's network slips in", new Response("<h1>Welcome</h1>")],
    ["something else", Response.json([{ id: "one" }])],
  ])("does not take %s for the server's records", async (_, response) => {
    const { openPage, setLine } = serverUnderTest();
    setLine(async () => response.clone());
    await expect(openPage().gallerySlides.list()).rejects.toBeInstanceOf(UnavailableError);
  });

  it("of a damaged list is not tried again", async () => {
    const { openPage, setLine, requests } = serverUnderTest();
    const problem = { title: "", status: 503, code: "unavailable", reason: "unreadable" };
    setLine(async () => Response.json(problem, { status: 503 }));
    await expect(openPage().gallerySlides.list()).rejects.toMatchObject({ reason: "unreadable" });
    expect(requests).toHaveLength(1);
  });
});

describe("a write over HTTP", () => {
  it("is sent once: only the person knows whether to repeat it", async () => {
    const { openPage, setLine, requests } = serverUnderTest();
    const { gate, calendarEvents, page } = openPage();
    await gate.unlock(PASSWORD);
    page.show(false);
    requests.length = 0;
    setLine(lostLine);
    await expect(calendarEvents.add([aCalendarEventDraft()])).rejects.toBeInstanceOf(UnavailableError);
    expect(requests).toEqual(["POST /api/events"]);
  });

  it("waits for the reads that began before it", async () => {
    const { openPage, setLine, requests } = serverUnderTest();
    const { contactSubmissions, gallerySlides } = openPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    setLine(async (request, respond) => {
      if (request.method === "GET") await released;
      return respond();
    });
    const read = gallerySlides.list();
    const write = contactSubmissions.add(aContactSubmissionDraft());
    await eventually(() => expect(requests).toEqual(["GET /api/slides"]));
    release();
    await Promise.all([read, write]);
    expect(requests).toEqual(["GET /api/slides", "POST /api/messages"]);
  });

  it("goes out after a read that failed", async () => {
    const { openPage, setLine } = serverUnderTest();
    const { contactSubmissions, gallerySlides } = openPage();
    setLine((request, respond) => (request.method === "GET" ? lostLine(request, respond) : respond()));
    const read = gallerySlides.list();
    await contactSubmissions.add(aContactSubmissionDraft());
    await expect(read).rejects.toBeInstanceOf(UnavailableError);
  });

  it("says when someone else was first, and the server's problem is the cause", async () => {
    const { openPage, backend } = serverUnderTest();
    const { gate, calendarEvents, page } = openPage();
    await gate.unlock(PASSWORD);
    page.show(false);
    const [before] = await calendarEvents.add([aCalendarEventDraft()]);
    if (before === undefined) throw new Error("No event was added");
    await backend.calendarEvents.update([{ before, draft: aCalendarEventDraft({ title: "theirs" }) }]);
    const refused = calendarEvents.update([{ before, draft: aCalendarEventDraft({ title: "mine" }) }]);
    await expect(refused).rejects.toBeInstanceOf(ConflictError);
    await expect(refused).rejects.toMatchObject({ cause: { status: 409 } });
  });

  it("says how long to wait after too many attempts", async () => {
    const { openPage, setLine } = serverUnderTest();
    const problem = { title: "Too many requests", status: 429, code: "throttled" };
    setLine(async () => Response.json(problem, { status: 429, headers: { "Retry-After": "900" } }));
    const refused = openPage().gate.unlock("wrong");
    await expect(refused).rejects.toBeInstanceOf(ThrottledError);
    await expect(refused).rejects.toMatchObject({ cause: { retryAfter: "900" } });
  });
});

describe("a message over HTTP", () => {
  it("whose response is lost is repeated, and stored once", async () => {
    const { openPage, setLine, backend } = serverUnderTest();
    let tries = 0;
    setLine((request, respond) => (++tries < 3 ? lostResponse(request, respond) : respond()));
    await openPage().contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it("is stored once when the person sends it again after every try was lost", async () => {
    const { openPage, setLine, backend } = serverUnderTest();
    const { contactSubmissions } = openPage();
    setLine(lostResponse);
    await expect(contactSubmissions.add(aContactSubmissionDraft())).rejects.toBeInstanceOf(UnavailableError);
    setLine((_, respond) => respond());
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it("is a new one when it was changed, or when the one before has arrived", async () => {
    const { openPage, setLine, backend } = serverUnderTest();
    const { contactSubmissions } = openPage();
    setLine(lostResponse);
    await expect(contactSubmissions.add(aContactSubmissionDraft())).rejects.toBeInstanceOf(UnavailableError);
    setLine((_, respond) => respond());
    for (const notes of ["changed", "changed"]) await contactSubmissions.add(aContactSubmissionDraft({ notes }));
    expect(await backend.inbox.list()).toHaveLength(3);
  });
});

describe("the gate over HTTP", () => {
  it("closes, and says so once, when the server refuses the owner", async () => {
    const { openPage, setLine } = serverUnderTest();
    const { gate, inbox, calendarEvents, changes } = openPage();
    await gate.unlock(PASSWORD);
    const heard = vi.fn();
    changes.subscribe(heard);
    const problem = { title: "", status: 401, code: "unauthorized" };
    setLine(async () => Response.json(problem, { status: 401 }));
    const results = await Promise.allSettled([inbox.list(), calendarEvents.add([aCalendarEventDraft()])]);
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(UnauthorizedError) });
    expect(heard).toHaveBeenCalledExactlyOnceWith("gate");
    expect(await gate.isOpen()).toBe(false);
  });

  it("lets a visitor send a message and see the calendar, and nothing else", async () => {
    const { calendarEvents, contactSubmissions, inbox, backups } = serverUnderTest().openPage();
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await calendarEvents.upcoming({ from: "2026-01-01", limit: 10 })).toEqual([]);
    for (const refused of [
      () => inbox.list(),
      () => inbox.listDeleted(),
      () => backups.export(),
      () => calendarEvents.list(),
      () => calendarEvents.add([aCalendarEventDraft()]),
    ]) {
      await expect(refused()).rejects.toBeInstanceOf(UnauthorizedError);
    }
  });
});
