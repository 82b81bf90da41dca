import { addContactSubmission } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { PASSWORD, serverInMemory } from "./testing/server-in-memory.ts";

it("the owner hears how many messages there is room for and why no mail goes out, and erases messages for good", async () => {
  const mailFailure = { since: "2026-05-01T12:10:00.000Z", reason: "password" } as const;
  const server = await serverInMemory({ freeBytes: async () => 30 * 2 ** 20, mailFailure: async () => mailFailure });
  const { gate, messageIntake, deletedRecords, ...ports } = server.openPage();
  await gate.unlock(PASSWORD);
  expect(await messageIntake.status()).toEqual({ messagesPerDay: 7, mailFailure });

  const [alma, bo, dana] = [
    await addContactSubmission(ports, { fullName: "Alma" }),
    await addContactSubmission(ports, { fullName: "Bo" }),
    await addContactSubmission(ports, { fullName: "Dana" }),
  ];
  await ports.inbox.remove([bo.id]);
  await messageIntake.erase([alma.id, bo.id]);
  expect(await ports.inbox.list()).toEqual([dana]);
  expect(await deletedRecords.list("messages")).toEqual([]);
});
