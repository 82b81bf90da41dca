import { expect } from "vitest";
import { isRecordId } from "../shared/record-id.ts";
import { ODD_MOMENTS } from "./fixed-clock.ts";
import { aContactSubmission, aContactSubmissionDraft, addContactSubmission } from "./fixtures.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

/** What every `Inbox` promises of the messages that visitors send, besides what the reference does. */
export const inboxSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of Inbox", ["contactSubmissions", "inbox"], [], {
    "every message gets an id and a time, whatever the clock, within one millisecond, too": async ({ open, clock }) => {
      const { contactSubmissions } = open();
      await Promise.all(Array.from({ length: 10 }, () => contactSubmissions.add(aContactSubmissionDraft())));
      for (const moment of ODD_MOMENTS) {
        clock?.set(moment);
        await open().contactSubmissions.add(aContactSubmissionDraft());
      }
      const messages = await open().inbox.list();
      expect(messages.every(({ id, timestamp }) => isRecordId(id) && Date.parse(timestamp) >= 0)).toBe(true);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(10 + ODD_MOMENTS.length);
    },
    "an id never comes back: the newest message is removed, and another sent at once, and a moment later": async (
      harness,
    ) => {
      const ids = new Set<number>();
      for (const wait of [0, 1, 0]) {
        const { id } = await addContactSubmission(harness.open());
        ids.add(id);
        await harness.open().inbox.remove(id);
        harness.clock?.advance(wait);
      }
      expect(ids.size).toBe(3);
    },
  }),
  portSuite("lists every message", ["inbox"], ["raw"], {
    "a thousand and one messages are listed, and what cannot be read hides none": async ({ open, raw }) => {
      const all = Array.from({ length: 1001 }, (_, index) => aContactSubmission({ id: index + 1 }));
      await raw.add("messages", [{ id: 2000, fullName: "a name alone" }, ...all]);
      expect(await open().inbox.list()).toEqual(all.toReversed().map((message) => ({ ...message, isRead: false })));
    },
  }),
];
