import { UnavailableError } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { testSite } from "./testing/test-site.ts";

const oneSender = { address: ["203.0.113.7"], network: ["203.0.113.7"] };

it("hides an event once its day is over everywhere on earth", async () => {
  const clock = new FixedClock("2026-05-14T11:59:59.999Z");
  const backend = await openTestBackend(clock);
  const dates = ["2026-05-12", "2026-05-13", "2026-05-14"] as const;
  await backend.calendarEvents.add(dates.map((date) => aCalendarEventDraft({ date })));
  const { send } = testSite(backend, { clock });
  const datesFrom = async (from: string) =>
    (await (await send("GET", `/events/upcoming?from=${from}&limit=10`)).json()).map(
      ({ date }: { date: string }) => date,
    );
  expect(await datesFrom("0001-01-01")).toEqual(["2026-05-13", "2026-05-14"]);
  expect(await datesFrom("2026-05-14")).toEqual(["2026-05-14"]);
  clock.advance(1);
  expect(await datesFrom("2026-05-13")).toEqual(["2026-05-14"]);
});

it("checks health at most once a second", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const checkHealth = vi.fn(async () => {});
  const mailFailure = async () => ({ since: "2026-05-01T12:00:00.000Z", reason: "password" }) as const;
  const { send } = testSite(await openTestBackend(), { checkHealth, mailFailure });
  const statuses = async () => {
    const asked = Array.from({ length: 50 }, () => send("GET", "/health"));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  checkHealth.mockRejectedValueOnce(new UnavailableError("The disk is gone"));
  expect(await statuses()).toEqual(new Set([503]));
  expect(await statuses()).toEqual(new Set([503]));
  vi.advanceTimersByTime(1_000);
  expect(await statuses()).toEqual(new Set([200]));
  expect(checkHealth).toHaveBeenCalledTimes(2);
  const health = { status: "ok", mailFailingSince: "2026-05-01T12:00:00.000Z" };
  expect(await (await send("GET", "/health")).json()).toEqual(health);
});

describe("a message", () => {
  it("is accepted even if it looks like spam", async () => {
    const backend = await openTestBackend(new FixedClock());
    const { sendMessage } = testSite(backend);
    const draft = aContactSubmissionDraft();
    const evidence = { hiddenField: "Cheap watches", msSinceFirstInput: 400 };
    const plain = await sendMessage(draft);
    const suspected = await sendMessage(draft, { key: "another-key-of-a-page", evidence });
    expect([await plain.json(), await suspected.json()]).toEqual([null, null]);
    expect([suspected.status, ...suspected.headers.keys()]).toEqual([200, ...plain.headers.keys()]);
    expect((await backend.inbox.list()).map((message) => message.isSuspectedSpam)).toEqual([true, undefined]);
  });

  it("is refused after twenty messages from its address in half a day", async () => {
    const backend = await openTestBackend();
    const { sendMessage } = testSite(backend, { senderKeys: async () => oneSender });
    const draft = aContactSubmissionDraft();
    const keys = Array.from({ length: 25 }, (_, index) => `key-of-a-message-${index}`);
    const send = async (key: string) => (await sendMessage(draft, { key })).status;
    const sent = await Promise.all(keys.map(async (key) => ({ key, status: await send(key) })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = await sendMessage(draft);
    expect(await refused.json()).toMatchObject({ status: 429, code: "throttled" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    for (const { key, status } of sent) expect(await send(key)).toBe(status);
    expect(await backend.inbox.list()).toHaveLength(20);
  });
});
