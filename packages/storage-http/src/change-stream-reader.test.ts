import type { Change } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { eventually, PASSWORD, serverUnderTest } from "./testing/server-under-test.ts";

/** A page, and the changes it receives. */
function openPage(server: ReturnType<typeof serverUnderTest>) {
  const page = server.openPage();
  const heard: Change[] = [];
  page.changes.subscribe((change) => heard.push(change));
  onTestFinished(() => page.page.show(false));
  return { ...page, heard };
}

/** An owner's page that has read its lists and listens. */
async function openOwnersPage(server: ReturnType<typeof serverUnderTest>) {
  const opened = openPage(server);
  await opened.gate.unlock(PASSWORD);
  await Promise.all([opened.calendarEvents.list(), opened.inbox.list()]);
  await server.backend.contactSubmissions.add(aContactSubmissionDraft());
  await eventually(() => expect(opened.heard).toContain("messages"));
  opened.heard.length = 0;
  return opened;
}

const streamsOf = (requests: readonly string[]) => requests.filter((request) => request.endsWith("/changes")).length;

describe("two owners' pages", () => {
  it("hear of each other's changes and of their own, each once", async () => {
    const server = serverUnderTest();
    const [one, other] = [await openOwnersPage(server), await openOwnersPage(server)];
    await eventually(() => expect(one.heard).toEqual(["messages"]));
    one.heard.length = 0;
    await one.calendarEvents.add([aCalendarEventDraft()]);
    await eventually(() => expect(other.heard).toEqual(["events"]));
    await other.contactSubmissions.add(aContactSubmissionDraft());
    await eventually(() => expect(one.heard).toEqual(["events", "messages"]));
    // A change heard twice would come before the next one.
    await server.backend.calendarEvents.add([aCalendarEventDraft()]);
    for (const { heard } of [one, other]) {
      await eventually(() => expect(heard).toEqual(["events", "messages", "events"]));
    }
  });

  it("hear what changed while they were hidden, and listen only while they are seen", async () => {
    const server = serverUnderTest();
    const { page, heard } = await openOwnersPage(server);
    page.show(false);
    await server.backend.calendarEvents.add([aCalendarEventDraft()]);
    expect(heard).toEqual([]);
    expect(streamsOf(server.requests)).toBe(1);
    page.show(true);
    await eventually(() => expect(heard).toEqual(["events"]));
    expect(streamsOf(server.requests)).toBe(2);
  });

  it("listen again after the line was cut", async () => {
    const server = serverUnderTest();
    const { heard, page, pauses } = await openOwnersPage(server);
    let refusals = 0;
    server.setLine((request, respond) => {
      if (request.url.endsWith("/changes") && ++refusals < 3) throw new TypeError("Failed to fetch");
      return respond();
    });
    page.show(false);
    page.show(true);
    await server.backend.calendarEvents.add([aCalendarEventDraft()]);
    await eventually(() => expect(heard).toEqual(["events"]));
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });
});

describe("a visitor's page", () => {
  it("never listens, and reads again when it is looked at again", async () => {
    const server = serverUnderTest();
    const { calendarEvents, heard, page } = openPage(server);
    page.show(false);
    page.show(true);
    expect(heard).toEqual([]);
    await calendarEvents.upcoming({ from: "2026-01-01", limit: 10 });
    page.show(true);
    expect(heard).toEqual([]);
    page.show(false);
    page.show(true);
    expect(heard).toEqual(["events"]);
    expect(streamsOf(server.requests)).toBe(0);
  });
});
