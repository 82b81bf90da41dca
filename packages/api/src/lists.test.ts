import { UnavailableError } from "@inner-light/core";
import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { testSite } from "./testing/test-site.ts";

/** The key of another message of a page. */
const OTHER_KEY = "another-key-of-a-page";

const oneSender = { address: ["203.0.113.7"], network: ["203.0.113.7"] };

const UPCOMING = "/events/upcoming?from=2026-01-01&limit=10";

describe("a list", () => {
  it("of upcoming events shows visitors nothing that is over everywhere on earth", async () => {
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

  it("is stored by no browser", async () => {
    const { send, unlock } = testSite(await openTestBackend());
    const headers = await unlock();
    for (const path of [UPCOMING, "/inbox", "/deleted/messages", "/events", "/snapshot"])
      expect((await send("GET", path, { headers })).headers.get("Cache-Control")).toBe("no-store");
  });
});

it("the versions of the lists are the owner's", async () => {
  const backend = await openTestBackend();
  const { send, unlock } = testSite(backend);
  expect((await send("GET", "/versions")).status).toBe(401);
  const versions = await send("GET", "/versions", { headers: await unlock() });
  expect(await versions.json()).toEqual(await backend.versions.all());
});

it("the server checks its health once a second, however many ask, and tells of a failure no longer than that", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const checkHealth = vi.fn(async () => {});
  const { send } = testSite(await openTestBackend(), { checkHealth });
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
});

describe("a message", () => {
  it("is stored once per key, and another one under the same key is refused", async () => {
    const backend = await openTestBackend();
    const { sendMessage } = testSite(backend);
    const draft = aContactSubmissionDraft();
    const [first, again] = [await sendMessage(draft), await sendMessage(draft)];
    expect(await again.json()).toEqual(await first.json());
    const other = await sendMessage({ ...draft, notes: "Something else" });
    expect(other.status).toBe(422);
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it("that looks like spam is thanked for alike, and marked for the owner", async () => {
    const backend = await openTestBackend(new FixedClock());
    const { sendMessage } = testSite(backend);
    const draft = aContactSubmissionDraft();
    const evidence = { hiddenField: "Cheap watches", msSinceFirstInput: 400 };
    const [plain, suspected] = [await sendMessage(draft), await sendMessage(draft, { key: OTHER_KEY, evidence })];
    expect([await plain.json(), await suspected.json()]).toEqual([null, null]);
    expect([suspected.status, ...suspected.headers.keys()]).toEqual([200, ...plain.headers.keys()]);
    expect((await backend.inbox.list()).map((message) => message.isSuspectedSpam)).toEqual([true, undefined]);
  });

  it("is one of twenty in half a day from one address, and counts once however often it is sent", async () => {
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
