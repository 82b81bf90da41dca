import { aCalendarEvent, aContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { testSite } from "./testing/test-site.ts";

it("a page loaded before an update still reads and writes version 1 snapshots", async () => {
  const backend = await openTestBackend();
  const { send, sendJson, unlock } = testSite(backend);
  const headers = await unlock();
  const snapshot = {
    events: [{ json: JSON.stringify(aCalendarEvent()) }, { json: "null" }],
    messages: [{ json: JSON.stringify(aContactSubmission()), isRead: true }],
    slides: [],
    deleted: [{ noun: "events", deletedAt: "2026-05-01T12:00:00.000Z", json: '{"id":8}' }],
    unreadable: [],
  };
  const text = { noun: "events", kind: "other", name: ":quarantine:811c9dc5-2", text: "[{" };
  expect((await sendJson("POST", "/snapshot", { ...snapshot, unreadable: [text] }, headers)).status).toBe(200);
  await backend.inbox.mark([aContactSubmission().id], "isAnswered", true); // Version 1 does not know this mark.
  const read = await (await send("GET", "/snapshot", { headers })).json();
  const events = [...snapshot.events, { json: '"[{"' }];
  expect(read).toEqual({ version: expect.any(String), snapshot: { ...snapshot, events } });
  const replaced = await sendJson("PUT", `/snapshot?version=${read.version}`, snapshot, headers);
  expect(replaced.status).toBe(200);
  expect((await backend.snapshots.read()).events).toEqual([{ value: aCalendarEvent() }, { value: null }]);
  expect((await send("GET", "/snapshot?format=3", { headers })).status).toBe(422);
});
