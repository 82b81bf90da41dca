import { OWNER_SESSION_IDLE_MS, OWNER_SESSION_MAX_MS } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describe, expect, it } from "vitest";
import { MemoryOwnerSessions } from "./testing/memory-owner-sessions.ts";
import { testSite } from "./testing/test-site.ts";

function site() {
  const clock = new FixedClock();
  const sessions = new MemoryOwnerSessions(clock);
  return { clock, sessions, ...testSite(createMemoryBackend(), { sessions }) };
}

describe("the owner's session", () => {
  it("begins with the password, and its token is known by its hash only", async () => {
    const { unlock, send, sessions } = site();
    const headers = await unlock();
    expect((await send("GET", "/inbox", { headers })).status).toBe(200);
    const token = String(headers["Authorization"]).slice("Bearer ".length);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessions.isActive(token)).toBe(false);
  });

  it("gives a wrong password a problem of its own", async () => {
    const response = await site().sendJson("POST", "/session", { password: "wrong" });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthorized", reason: "wrong-password" });
  });

  it("ends half an hour after the last request", async () => {
    const { unlock, send, clock } = site();
    const headers = await unlock();
    for (let request = 0; request < 3; request++) {
      clock.advance(OWNER_SESSION_IDLE_MS - 1);
      expect((await send("GET", "/inbox", { headers })).status).toBe(200);
    }
    clock.advance(OWNER_SESSION_IDLE_MS);
    expect((await send("GET", "/inbox", { headers })).status).toBe(401);
  });

  it("ends after twelve hours in any case", async () => {
    const { unlock, send, clock } = site();
    const headers = await unlock();
    const step = OWNER_SESSION_IDLE_MS / 2;
    for (let time = step; time < OWNER_SESSION_MAX_MS; time += step) {
      clock.advance(step);
      expect((await send("GET", "/inbox", { headers })).status).toBe(200);
    }
    clock.advance(step);
    expect((await send("GET", "/inbox", { headers })).status).toBe(401);
  });

  it("ends when the owner says so, and no other with it", async () => {
    const { unlock, send } = site();
    const [headers, others] = [await unlock(), await unlock()];
    expect((await send("DELETE", "/session", { headers })).status).toBe(200);
    expect((await send("GET", "/inbox", { headers })).status).toBe(401);
    expect((await send("GET", "/inbox", { headers: others })).status).toBe(200);
  });
});
