import { expect } from "vitest";
import { countUnread } from "../contact-submission/inbox.ts";
import { addContactSubmission } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";

const PORTS = ["contactSubmissions", "inbox", "suspectedSpam", "deletedRecords"] as const;

/** What every `SuspectedSpam` promises, on any storage. */
export const suspectedSpamSuite = portSuite("keeps the contract of SuspectedSpam", PORTS, [], {
  "a message keeps its mark, deleted and restored too, and is like any other without it": async ({ open }) => {
    const ports = open();
    const { inbox, suspectedSpam, deletedRecords } = ports;
    const sent = await addContactSubmission(ports);
    await suspectedSpam.setSuspected(sent.id, true);
    const marked = { ...sent, isSuspectedSpam: true };
    expect(await open().inbox.list()).toEqual([marked]);
    expect(countUnread(await inbox.list())).toBe(0);
    await inbox.remove(sent.id);
    expect(await deletedRecords.list("messages")).toMatchObject([{ record: marked }]);
    await deletedRecords.restore("messages", [sent.id]);
    expect(await inbox.list()).toEqual([marked]);
    await suspectedSpam.setSuspected(sent.id, false);
    expect(await open().inbox.list()).toEqual([sent]);
  },
  "marking a message that is gone is NotFoundError": async ({ open }) => {
    const ports = open();
    const { inbox, suspectedSpam } = ports;
    const { id } = await addContactSubmission(ports);
    await inbox.remove(id);
    await expect(suspectedSpam.setSuspected(id, true)).rejects.toMatchObject({ code: "not-found" });
  },
});
