import { UnavailableError } from "@inner-light/core";
import { aContactSubmissionDraft, addContactSubmission } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { answer, type Line, lostResponse, PASSWORD, refusing, serverInMemory } from "./testing/server-in-memory.ts";

describe("a message over HTTP", () => {
  it.each([
    ["after every attempt was lost", lostResponse],
    ["after it was refused", refusing(429, "throttled")],
    ["before there was a response", () => new Promise<never>(() => {})],
  ])("is stored only once if the visitor resends it %s", async (_, line: Line) => {
    const { openPage, setLine, backend } = await serverInMemory();
    let kept: string | null = null;
    const unsentMessage = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    const page = openPage({ unsentMessage });
    await page.contactSubmissions.add(aContactSubmissionDraft({ notes: "before" }));
    setLine(lostResponse);
    await expect(page.contactSubmissions.add(aContactSubmissionDraft())).rejects.toBeInstanceOf(UnavailableError);
    setLine(line);
    const reloaded = openPage({ unsentMessage });
    reloaded.contactSubmissions.add(aContactSubmissionDraft()).catch(() => {});
    await Promise.resolve();
    setLine(answer);
    await openPage({ unsentMessage }).contactSubmissions.add(aContactSubmissionDraft());
    await page.contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toHaveLength(2);
  });

  it("is stored again if the visitor has edited it", async () => {
    const { openPage, setLine, backend } = await serverInMemory();
    const { contactSubmissions } = openPage();
    setLine(lostResponse);
    await expect(contactSubmissions.add(aContactSubmissionDraft())).rejects.toBeInstanceOf(UnavailableError);
    setLine(answer);
    for (const notes of ["changed", "changed"]) await contactSubmissions.add(aContactSubmissionDraft({ notes }));
    expect(await backend.inbox.list()).toHaveLength(3);
  });

  it("is stored only once if an earlier message arrives late", async () => {
    const { openPage, setLine, backend, requests } = await serverInMemory();
    const { contactSubmissions } = openPage();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    setLine((request, respond) => (requests.length === 1 ? arrival.then(respond) : lostResponse(request, respond)));
    const earlier = contactSubmissions.add(aContactSubmissionDraft({ notes: "earlier" }));
    await expect(contactSubmissions.add(aContactSubmissionDraft())).rejects.toBeInstanceOf(UnavailableError);
    arrive();
    await earlier;
    setLine(answer);
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toHaveLength(2);
  });

  it("includes the evidence that it looks like spam", async () => {
    const { openPage, backend } = await serverInMemory();
    const { contactSubmissions } = openPage({ spamEvidence: () => ({ hiddenField: "Cheap watches" }) });
    await contactSubmissions.add(aContactSubmissionDraft());
    expect(await backend.inbox.list()).toMatchObject([{ isSuspectedSpam: true }]);
  });
});

it("marks any number of messages as read in one request", async () => {
  const { openPage, backend, requests } = await serverInMemory();
  const { gate, inbox } = openPage();
  await gate.unlock(PASSWORD);
  const messages = [await addContactSubmission(backend), await addContactSubmission(backend)];
  requests.length = 0;
  await inbox.mark(
    messages.map(({ id }) => id),
    "isRead",
    true,
  );
  expect(requests).toEqual(["POST /api/inbox/read"]);
});

it("shows the owner the daily limit and the email failure", async () => {
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
