import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { testSite } from "./testing/test-site.ts";

const UPCOMING = "/events/upcoming?from=2026-01-01&limit=10";

describe("a list", () => {
  it("is sent once per version: a client that has it gets 304", async () => {
    const backend = createMemoryBackend();
    const { send } = testSite(backend);
    const first = await send("GET", UPCOMING);
    const tag = first.headers.get("ETag") ?? "";
    expect(await first.json()).toEqual([]);
    const again = await send("GET", UPCOMING, { headers: { "If-None-Match": `"other", W/${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await backend.calendarEvents.add([aCalendarEventDraft()]);
    const changed = await send("GET", UPCOMING, { headers: { "If-None-Match": tag } });
    expect(await changed.json()).toHaveLength(1);
    expect(changed.headers.get("List-Versions")).toBe("events=2");
  });

  it("may be kept by browsers when it is public, and only to be asked for again", async () => {
    const { send, unlock } = testSite(createMemoryBackend());
    const headers = await unlock();
    const cacheControl = async (path: string) => (await send("GET", path, { headers })).headers.get("Cache-Control");
    expect(await cacheControl(UPCOMING)).toBe("no-cache");
    expect(await cacheControl("/slides")).toBe("no-cache");
    for (const path of [
      "/inbox",
      "/inbox/deleted",
      "/suspected-spam",
      "/events",
      "/events/deleted",
      "/backups",
      "/diagnostics/raw",
      "/diagnostics/since",
    ]) {
      expect(await cacheControl(path)).toBe("no-store");
    }
  });
});

describe("a message", () => {
  it("is stored once per key, and another one under the same key is refused", async () => {
    const backend = createMemoryBackend();
    const { sendMessage } = testSite(backend);
    const draft = aContactSubmissionDraft();
    const [first, again] = [await sendMessage(draft), await sendMessage(draft)];
    expect(await again.json()).toEqual(await first.json());
    const other = await sendMessage({ ...draft, notes: "Something else" });
    expect(other.status).toBe(422);
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it("that looks like spam is thanked for alike, and only the owner is shown it", async () => {
    const backend = createMemoryBackend({ clock: new FixedClock() });
    const { send, sendMessage, unlock } = testSite(backend);
    const draft = aContactSubmissionDraft();
    const spam = { hiddenField: "Cheap watches", openMs: 400 };
    const [plain, suspected] = [
      await sendMessage(draft),
      await sendMessage(draft, { key: "another-key-of-a-page", evidence: spam }),
    ];
    const [one, other] = [await plain.json(), await suspected.json()];
    expect(other).toEqual(one);
    expect([suspected.status, ...suspected.headers.keys()]).toEqual([200, ...plain.headers.keys()]);
    expect(await (await send("GET", "/suspected-spam", { headers: await unlock() })).json()).toEqual([other]);
    expect(await backend.inbox.list()).toHaveLength(1);
  });

  it("is one of twenty in an hour from one address, what looks like spam included", async () => {
    const backend = createMemoryBackend();
    const { sendMessage } = testSite(backend, { addressKey: async () => "203.0.113.7" });
    const keys = Array.from({ length: 25 }, (_, index) => `key-of-a-message-${index}`);
    const statuses = await Promise.all(
      keys.map(
        async (key) => (await sendMessage(aContactSubmissionDraft(), { key, evidence: { hiddenField: "x" } })).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const refused = await sendMessage(aContactSubmissionDraft());
    expect(await refused.json()).toMatchObject({ status: 429, code: "throttled" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await backend.suspectedSpam.list()).toHaveLength(20);
  });
});
