import { expect } from "vitest";
import { aCalendarEventDraft, aContactSubmissionDraft, addCalendarEvent, addContactSubmission } from "./fixtures.ts";
import { messagesOf } from "./harness-owner.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** What two visits that write at the same time leave. */
export const twoWritersSuites: readonly PortSuite[] = [
  portSuite("loses no event of two writers at once", ["calendarEvents"], [], {
    "all that both add is there, each event once and under an id of its own": async ({ open }) => {
      const writers = [open().calendarEvents, open().calendarEvents];
      const titles = TEN.map((index) => `event ${index}`);
      await Promise.all(titles.map((title, index) => writers[index % 2]?.add([aCalendarEventDraft({ title })])));
      const events = await open().calendarEvents.list();
      expect(events.map(({ title }) => title).toSorted()).toEqual(titles);
      expect(new Set(events.map(({ id }) => id)).size).toBe(titles.length);
    },
    "of two changes to one event at once, one is a conflict": async ({ open }) => {
      const before = await addCalendarEvent(open().calendarEvents);
      const changes = ["mine", "theirs"].map((title) =>
        open().calendarEvents.update([{ before, draft: aCalendarEventDraft({ title }) }]),
      );
      const results = await Promise.allSettled(changes);
      const stored = await open().calendarEvents.list();
      const confirmed = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
      expect(confirmed).toContainEqual(stored[0]);
      expect(stored).toHaveLength(1);
      expect(results.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "conflict" } }]);
    },
    "what one removes stays removed while the other adds": async ({ open }) => {
      const events = await open().calendarEvents.add(TEN.map(() => aCalendarEventDraft({ title: "goes" })));
      const [one, other] = [open().calendarEvents, open().calendarEvents];
      await Promise.all([
        ...events.map(({ id }) => one.remove([id])),
        ...TEN.map(() => other.add([aCalendarEventDraft({ title: "stays" })])),
      ]);
      const left = await open().calendarEvents.list();
      expect(left.map(({ title }) => title)).toEqual(TEN.map(() => "stays"));
    },
  }),
  portSuite("keeps the marks of each visit", ["contactSubmissions", "inbox"], [], {
    "a visit that has read the inbox marks a message, and what another has marked since stays": async ({ open }) => {
      const [first, second] = [await addContactSubmission(open()), await addContactSubmission(open())];
      const [one, other] = [open().inbox, open().inbox];
      await one.list();
      await other.setRead(first.id, true);
      await one.setRead(second.id, true);
      for (const inbox of [one, other, open().inbox])
        expect((await inbox.list()).map(({ isRead }) => isRead)).toEqual([true, true]);
    },
  }),
  portSuite("loses no message of two visitors at once", ["contactSubmissions"], [], {
    "all that both send is there, each message once": async (harness) => {
      const writers = [harness.open().contactSubmissions, harness.open().contactSubmissions];
      const names = TEN.map((index) => `visitor ${index}`);
      await Promise.all(names.map((fullName, index) => writers[index % 2]?.add(aContactSubmissionDraft({ fullName }))));
      expect((await messagesOf(harness)).map(({ fullName }) => fullName).toSorted()).toEqual(names);
    },
  }),
];
