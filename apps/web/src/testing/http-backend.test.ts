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
import { createContainer } from "../ioc/create-container.ts";
import {
  AdminGate,
  Backups,
  CalendarEventRepository,
  ChangeFeed,
  ContactSubmissionRepository,
  GallerySlideRepository,
  Inbox,
  StorageDiagnostics,
} from "../ioc/tokens.ts";
import { httpModule } from "./http-backend.ts";
import type { HttpSession } from "./http-backend-client.ts";
import { httpBackendHandler } from "./http-backend-server.ts";
import { mswServer } from "./msw-server.ts";

const origin = "https://practice.example";
const password = "Inner-Light";

function startServer() {
  const clock = new FixedClock();
  mswServer.use(httpBackendHandler({ origin, password, token: "owner", clock }));
  return clock;
}

function openPorts(session: HttpSession) {
  const container = createContainer(httpModule(origin, session));
  return {
    calendarEvents: container.get(CalendarEventRepository),
    contactSubmissions: container.get(ContactSubmissionRepository),
    inbox: container.get(Inbox),
    gallerySlides: container.get(GallerySlideRepository),
    gate: container.get(AdminGate),
    backups: container.get(Backups),
    diagnostics: container.get(StorageDiagnostics),
    changes: container.get(ChangeFeed),
  };
}

function createHarness() {
  const clock = startServer();
  return { clock, password, open: () => openPorts({ token: "owner" }) };
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
    const { calendarEvents, contactSubmissions, inbox, backups, gate } = openPorts({ token: null });
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
    const { gate, inbox, changes } = openPorts({ token: null });
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
    const { gallerySlides } = openPorts({ token: null });
    for (const response of [HttpResponse.error(), new HttpResponse("<h1>Bad gateway</h1>", { status: 502 })]) {
      mswServer.use(http.get(`${origin}/api/slides`, () => response));
      await expect(gallerySlides.list()).rejects.toBeInstanceOf(UnavailableError);
    }
  });
});
