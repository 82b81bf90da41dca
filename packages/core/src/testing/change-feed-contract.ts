import { expect } from "vitest";
import { NOUNS, type Noun } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import {
  aCalendarEvent,
  aCalendarEventDraft,
  aContactSubmission,
  addCalendarEvent,
  aGallerySlide,
} from "./fixtures.ts";
import { portSuite } from "./ports-harness.ts";

const PORTS = ["changes", "calendarEvents", "contactSubmissions", "inbox", "deletedRecords"] as const;

const untilHeard = (heard: () => unknown, expected: unknown) =>
  expect.poll(heard, { timeout: 5_000, interval: 1 }).toEqual(expected);

export const changeFeedSuites = [
  portSuite("fulfills the ChangeFeed contract", PORTS, [], {
    "calls a listener once per subscription for each change": async ({ open }) => {
      const { changes, calendarEvents, inbox } = open();
      const heard: Noun[] = [];
      const listener = (change: Noun) => heard.push(change);
      const [unsubscribe, unsubscribeAgain] = [changes.subscribe(listener), changes.subscribe(listener)];
      await calendarEvents.add([]);
      await calendarEvents.update([]);
      await inbox.mark([], "isRead", true);
      await addCalendarEvent(calendarEvents);
      await untilHeard(() => heard, ["events", "events"]);
      unsubscribe();
      unsubscribe();
      await addCalendarEvent(calendarEvents);
      await untilHeard(() => heard, ["events", "events", "events"]);
      unsubscribeAgain();
      await addCalendarEvent(calendarEvents);
      expect(heard).toHaveLength(3);
    },
  }),
  portSuite("notifies other tabs of a change", ["changes", "calendarEvents", "snapshots"], ["openElsewhere"], {
    "makes a change readable in another tab": async ({ openElsewhere }) => {
      const [here, there] = [openElsewhere(), openElsewhere()];
      const heard: Noun[] = [];
      there.changes.subscribe((change) => heard.push(change));
      const added = await here.calendarEvents.add([aCalendarEventDraft()]);
      await untilHeard(() => heard, ["events"]);
      expect(await there.calendarEvents.list()).toEqual(added);
    },
    "notifies another tab of each merged list": async ({ openElsewhere }) => {
      const [here, there] = [openElsewhere(), openElsewhere()];
      const heard = new Set<Noun>();
      there.changes.subscribe((change) => heard.add(change));
      await here.snapshots.merge({
        ...EMPTY_SNAPSHOT,
        events: [{ value: aCalendarEvent() }],
        messages: [{ value: aContactSubmission() }],
        slides: [{ value: aGallerySlide() }],
      });
      await untilHeard(() => heard, new Set(NOUNS));
    },
  }),
];
