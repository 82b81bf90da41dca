import { expect } from "vitest";
import type { BackendPorts } from "../backend/backend-ports.ts";
import { type ErrorCode, hasCode } from "../shared/errors.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { aCalendarEvent, aCalendarEventDraft, aContactSubmissionDraft } from "./fixtures.ts";
import { messagesOf, type PortName, type PortSuite, portSuite } from "./ports-harness.ts";

export const STORE_ERROR_CODES: readonly ErrorCode[] = ["unavailable", "full", "read-only", "throttled"];

export const STORE_ERROR = { code: expect.toBeOneOf([...STORE_ERROR_CODES]) };

const COMING = { from: "2026-05-01", limit: 10 } as const;
const event = aCalendarEvent();
const [draft, message] = [aCalendarEventDraft(), aContactSubmissionDraft()];

type Calls<Port extends PortName> = (ports: Pick<BackendPorts, Port>) => readonly (() => Promise<unknown>)[];

function failingStore<const Port extends PortName>(name: Port, calls: Calls<Port>): PortSuite {
  return portSuite(`rejects calls to ${name} while the store fails`, [name], ["breakStorage"], {
    "rejects every call with a typed error instead of returning an empty list": async (harness) => {
      const before = harness.open();
      for (const failure of harness.failures ?? [undefined]) {
        harness.breakStorage(failure);
        for (const call of [before, harness.open()].flatMap(calls)) {
          const outcome: unknown = await call().catch((error: unknown) => ({ error }));
          // A request for one record cannot tell a missing record from a missing server.
          const isOfOne = failure === "404" && hasCode(Object(outcome).error, "not-found");
          // A write accepts any response body.
          if (failure === "no list") expect(outcome).not.toEqual([]);
          else if (failure === "401") expect(outcome).toMatchObject({ error: { code: "unauthorized" } });
          else if (!isOfOne) expect(outcome, failure).toMatchObject({ error: STORE_ERROR });
        }
      }
    },
  });
}

export const failingStoreSuites: readonly PortSuite[] = [
  failingStore("upcomingEvents", ({ upcomingEvents }) => [() => upcomingEvents.list(COMING)]),
  failingStore("calendarEvents", ({ calendarEvents }) => [
    () => calendarEvents.list(),
    () => calendarEvents.add([draft]),
    () => calendarEvents.update([{ before: event, draft }]),
    () => calendarEvents.remove([event.id]),
  ]),
  failingStore("contactSubmissions", ({ contactSubmissions }) => [() => contactSubmissions.add(message)]),
  failingStore("inbox", ({ inbox }) => [
    () => inbox.list(),
    () => inbox.mark([event.id], "isRead", true),
    () => inbox.remove([event.id]),
  ]),
  failingStore("deletedRecords", ({ deletedRecords }) => [
    () => deletedRecords.list("events"),
    () => deletedRecords.list("messages"),
    () => deletedRecords.restore("events", [event.id]),
    () => deletedRecords.restore("messages", [event.id]),
  ]),
  failingStore("suspectedSpam", ({ suspectedSpam }) => [() => suspectedSpam.setSuspected([event.id], true)]),
  failingStore("ownMessages", ({ ownMessages }) => [
    () => ownMessages.list(),
    () => ownMessages.export(),
    () => ownMessages.erase(),
  ]),
  failingStore("snapshots", ({ snapshots }) => [
    () => snapshots.read(),
    () => snapshots.merge({ ...EMPTY_SNAPSHOT, slides: [{ value: null }] }),
    () => snapshots.replace(EMPTY_SNAPSHOT, "any"),
    () => snapshots.backupTimes(),
    () => snapshots.recordBackup(),
  ]),
  failingStore("diagnostics", ({ diagnostics }) => [() => diagnostics.exportRaw()]),
  portSuite("reports a failing store to the owner", ["diagnostics"], ["breakStorage"], {
    "reports an issue or rejects": async ({ open, breakStorage }) => {
      breakStorage();
      const { diagnostics } = open();
      expect(await diagnostics.issues().catch((error: unknown) => [error])).not.toEqual([]);
    },
  }),
  portSuite("recovers after its store failed", ["upcomingEvents"], ["breakStorage", "mendStorage"], {
    "reads again on a page that was opened during the failure": async ({ open, breakStorage, mendStorage }) => {
      breakStorage();
      const { upcomingEvents } = open();
      await expect(upcomingEvents.list(COMING)).rejects.toMatchObject(STORE_ERROR);
      mendStorage();
      expect(await upcomingEvents.list(COMING)).toEqual([]);
    },
  }),
  portSuite("rolls back a failed commit", ["calendarEvents"], ["failCommit"], {
    "rejects the change without storing any part of it": async ({ open, failCommit }) => {
      const { calendarEvents } = open();
      const stored = await calendarEvents.add([draft]);
      failCommit();
      await expect(calendarEvents.add([draft, draft])).rejects.toMatchObject(STORE_ERROR);
      expect(await open().calendarEvents.list()).toEqual(stored);
      expect(await calendarEvents.list()).toEqual(stored);
    },
  }),
  portSuite("reports a full store", ["calendarEvents", "contactSubmissions"], ["fillStorage"], {
    "refuses writes when there is no room, but can still read": async ({ open, fillStorage }) => {
      const { calendarEvents, contactSubmissions } = open();
      const stored = await calendarEvents.add([draft]);
      fillStorage();
      for (const write of [() => calendarEvents.add([draft]), () => contactSubmissions.add(message)])
        await expect(write()).rejects.toMatchObject({ code: "full" });
      expect(await open().calendarEvents.list()).toEqual(stored);
    },
  }),
  portSuite("protects data from a later version", ["calendarEvents", "snapshots"], ["makeNewer"], {
    "refuses writes and never shows an empty list": async ({ open, makeNewer }) => {
      const stored = await open().calendarEvents.add([draft]);
      await makeNewer();
      const { calendarEvents, snapshots } = open();
      const outcome: unknown = await calendarEvents.list().catch((error: unknown) => ({ error }));
      expect([stored, { error: expect.objectContaining(STORE_ERROR) }]).toContainEqual(outcome);
      const { version } = await snapshots.read().catch(() => ({ version: "unreadable" }));
      const offered = { ...EMPTY_SNAPSHOT, events: [{ value: aCalendarEvent({ id: 7 }) }] };
      for (const write of [
        () => calendarEvents.add([draft]),
        () => snapshots.merge(offered),
        () => snapshots.replace(offered, version),
      ])
        await expect(write()).rejects.toMatchObject(STORE_ERROR);
    },
  }),
  portSuite("shows slides while its store fails", ["gallerySlides"], ["breakStorage"], {
    "returns the same slides or rejects with a typed error": async ({ open, breakStorage }) => {
      const { gallerySlides } = open();
      const before = await gallerySlides.list();
      breakStorage();
      const outcome: unknown = await gallerySlides.list().catch((error: unknown) => ({ error }));
      if (!Array.isArray(outcome)) expect(outcome).toMatchObject({ error: STORE_ERROR });
      else expect(outcome).toEqual(before);
    },
  }),
  portSuite("stores a resent message once", ["contactSubmissions"], ["loseAnswer"], {
    "does not store a second copy of a message resent after a lost response": async (harness) => {
      const { contactSubmissions } = harness.open();
      const send = () => contactSubmissions.add(aContactSubmissionDraft());
      harness.loseAnswer();
      const [{ status }] = await Promise.allSettled([send()]);
      if (status === "rejected") await send();
      expect(await messagesOf(harness)).toHaveLength(1);
    },
  }),
];
