import { expect } from "vitest";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { aContactSubmissionDraft, addContactSubmission } from "./fixtures.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { type PortSuite, portSuite } from "./port-suite.ts";

const PORTS = ["ownMessages", "contactSubmissions", "inbox", "deletedRecords"] as const;

const NOTHING = { messages: [], deleted: [], isEmpty: true, isDamaged: false };

/** What every `OwnMessages` promises. */
export const ownMessagesSuites: readonly PortSuite[] = [
  portSuite("keeps the contract of OwnMessages", PORTS, [], {
    "the export is a JSON file with the messages as they were typed": async ({ open }) => {
      for (const notes of HOSTILE_TEXTS) await open().contactSubmissions.add(aContactSubmissionDraft({ notes }));
      const file: { messages: unknown } = JSON.parse(await open().ownMessages.export());
      const { messages } = await open().ownMessages.list();
      expect(messages).toHaveLength(HOSTILE_TEXTS.length);
      expect(file.messages).toEqual(messages);
    },
    "a removed message is listed among the deleted and exported while it is kept, and erased with the rest": async ({
      open,
    }) => {
      const ports = open();
      const { ownMessages, inbox, deletedRecords } = ports;
      const { id } = await addContactSubmission(ports, { notes: "removed words" });
      await inbox.remove(id);
      const listing = await ownMessages.list();
      expect(listing).toMatchObject({
        messages: [],
        deleted: [{ record: { id, notes: "removed words" } }],
        isDamaged: false,
      });
      expect(listing.deleted).toMatchObject([{ deletedAt: (await deletedRecords.list("messages"))[0]?.deletedAt }]);
      expect(await open().ownMessages.export()).toContain("removed words");
      await ownMessages.erase();
      expect(await ownMessages.list()).toEqual(NOTHING);
      expect(await open().deletedRecords.list("messages")).toEqual([]);
      await expect(deletedRecords.restore("messages", [id])).rejects.toMatchObject({ code: "not-found" });
      expect(await open().ownMessages.export()).not.toContain("removed words");
    },
  }),
  portSuite("knows of damaged messages", [...PORTS, "snapshots"], [], {
    "what cannot be read is damage, exported as it is, and erased with the rest": async ({ open }) => {
      const { ownMessages, snapshots } = open();
      const damaged = { noun: "messages", kind: "other", name: "damaged", text: "damaged words" } as const;
      const messages = [{ json: '{"fullName":"a name alone"}' }];
      const { version } = await snapshots.read();
      await snapshots.replace({ ...EMPTY_SNAPSHOT, messages, unreadable: [damaged] }, version);
      expect(await ownMessages.list()).toEqual({ ...NOTHING, isEmpty: false, isDamaged: true });
      for (const words of ["a name alone", "damaged words"]) expect(await ownMessages.export()).toContain(words);
      await ownMessages.erase();
      expect(await open().ownMessages.list()).toEqual(NOTHING);
      expect(await open().snapshots.read()).toMatchObject({ unreadable: [] });
    },
  }),
];
