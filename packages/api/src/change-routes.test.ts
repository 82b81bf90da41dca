import { OWNER_SESSION_IDLE_MS } from "@inner-light/core";
import { aCalendarEventDraft, FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryOwnerSessions } from "./testing/memory-owner-sessions.ts";
import { testSite } from "./testing/test-site.ts";

const AT_FIRST = ["events", "messages", "slides"].map((noun) => `data: {"noun":"${noun}","version":1}\n\n`);

async function listen() {
  const backend = createMemoryBackend();
  const stop = new AbortController();
  const clock = new FixedClock();
  const sessions = new MemoryOwnerSessions(clock);
  const { send, unlock } = testSite(backend, { stop: stop.signal, sessions });
  const response = await send("GET", "/changes", { headers: await unlock() });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  for (const text of AT_FIRST) expect(await next()).toBe(text);
  return { backend, response, stop, clock, next, cancel: () => reader?.cancel() };
}

describe("the stream of changes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells the version of each list that changes, and nothing of its records", async () => {
    const { backend, response, next, cancel } = await listen();
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(response.headers.get("X-Accel-Buffering")).toBe("no");
    await backend.calendarEvents.add([aCalendarEventDraft()]);
    expect(await next()).toBe('data: {"noun":"events","version":2}\n\n');
    await cancel();
  });

  it("writes a comment every 25 seconds, so that no proxy closes it", async () => {
    const { next, cancel } = await listen();
    for (let comments = 0; comments < 2; comments++) {
      await vi.advanceTimersByTimeAsync(25_000);
      expect(await next()).toBe(": still here\n\n");
    }
    await cancel();
  });

  it("is no use of the session, and ends with it", async () => {
    const { clock, next } = await listen();
    clock.advance(OWNER_SESSION_IDLE_MS);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await next()).toBeUndefined();
  });

  it("is not begun by a request for its headers", async () => {
    const backend = createMemoryBackend();
    const subscribe = vi.spyOn(backend.changes, "subscribe");
    const { send, unlock } = testSite(backend);
    subscribe.mockClear();
    expect((await send("HEAD", "/changes", { headers: await unlock() })).status).toBe(200);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("ends when the server stops", async () => {
    const { stop, next } = await listen();
    stop.abort();
    expect(await next()).toBeUndefined();
  });
});
