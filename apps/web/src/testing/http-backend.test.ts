import { UnauthorizedError, UnavailableError } from "@inner-light/core";
import {
  aCalendarEventDraft,
  aContactSubmissionDraft,
  describeAdminGate,
  describeBackups,
  describeCalendarEventChanges,
  describeCalendarEventRepository,
  describeChangeFeed,
  describeContactSubmissionRepository,
  describeGallerySlideRepository,
  describeInbox,
  describeStorageDiagnostics,
  FixedClock,
} from "@inner-light/core/testing";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { httpPorts } from "./http-backend-ports.ts";
import { httpBackendHandler } from "./http-backend-server.ts";
import { mswServer } from "./msw-server.ts";

const origin = "https://practice.example";
const password = "Inner-Light";

function startServer() {
  const clock = new FixedClock();
  mswServer.use(httpBackendHandler({ origin, password, token: "owner", clock }));
  return clock;
}

function createHarness() {
  const clock = startServer();
  return { clock, password, open: () => httpPorts(origin, { token: "owner" }) };
}

describeCalendarEventRepository("a backend over HTTP", createHarness);
describeCalendarEventChanges("a backend over HTTP", createHarness);
describeContactSubmissionRepository("a backend over HTTP", createHarness);
describeInbox("a backend over HTTP", createHarness);
describeGallerySlideRepository("a backend over HTTP", createHarness);
describeChangeFeed("a backend over HTTP", createHarness);
describeBackups("a backend over HTTP", createHarness);
describeStorageDiagnostics("a backend over HTTP", createHarness);
describeAdminGate("a backend over HTTP", createHarness);

describe("a backend over HTTP", () => {
  it("lets a visitor send a message and see the calendar, and nothing else, until the gate opens", async () => {
    startServer();
    const { calendarEvents, contactSubmissions, inbox, backups, gate } = httpPorts(origin, { token: null });
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await calendarEvents.list()).toEqual([]);
    for (const refused of [
      () => inbox.list(),
      () => backups.export(),
      () => calendarEvents.add([aCalendarEventDraft()]),
    ]) {
      await expect(refused()).rejects.toBeInstanceOf(UnauthorizedError);
    }
    await gate.unlock(password);
    expect(await inbox.list()).toHaveLength(1);
  });

  it("closes the gate, and says so, once the server refuses the owner", async () => {
    startServer();
    const { gate, inbox, changes } = httpPorts(origin, { token: null });
    await gate.unlock(password);
    const heard = vi.fn();
    changes.subscribe(heard);
    const expired = { code: "unauthorized", message: "The gate is closed" };
    mswServer.use(http.get(`${origin}/api/messages`, () => HttpResponse.json(expired, { status: 401 })));
    await expect(inbox.list()).rejects.toBeInstanceOf(UnauthorizedError);
    expect(heard).toHaveBeenCalledExactlyOnceWith("gate");
    expect(await gate.isOpen()).toBe(false);
  });

  it("is unavailable when no server can be reached, or when it returns no error of ours", async () => {
    const { gallerySlides } = httpPorts(origin, { token: null });
    for (const response of [HttpResponse.error(), new HttpResponse("<h1>Bad gateway</h1>", { status: 502 })]) {
      mswServer.use(http.get(`${origin}/api/slides`, () => response));
      await expect(gallerySlides.list()).rejects.toBeInstanceOf(UnavailableError);
    }
  });
});
