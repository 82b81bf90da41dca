import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { OWNER_SESSION_IDLE_MS } from "@inner-light/core/server";
import { aCalendarEventDraft, eventually, FixedClock } from "@inner-light/core/testing";
import { describe, expect, it, vi } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { PASSWORD, testSite } from "./testing/test-site.ts";

async function site() {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  return { clock, sessions: backend.ownerSessions, ...testSite(backend, { clock }) };
}

describe("the owner's session", () => {
  it("starts with the password and stores only a hash of its token", async () => {
    const { unlock, send, sessions } = await site();
    const headers = await unlock();
    const response = await send("GET", "/inbox", { headers });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const token = String(headers["Authorization"]).slice("Bearer ".length);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessions.check(token, false)).toBe(false);
  });

  it("ends half an hour after the owner's last action, despite polling", async () => {
    const { unlock, send, sendJson, clock } = await site();
    const headers = await unlock();
    for (let change = 0; change < 3; change++) {
      clock.advance(OWNER_SESSION_IDLE_MS - 1);
      expect((await sendJson("POST", "/events", { drafts: [] }, headers)).status).toBe(200);
    }
    for (const path of ["/inbox", "/versions"]) {
      clock.advance(OWNER_SESSION_IDLE_MS / 2 - 1);
      expect((await send("GET", path, { headers })).status).toBe(200);
    }
    clock.advance(2);
    expect((await send("GET", "/inbox", { headers })).status).toBe(401);
  });

  it("can start in a known browser during an attack from hundreds of addresses", async () => {
    const backend = await openTestBackend();
    let release = () => {};
    const released = new Promise<null>((resolve) => (release = () => resolve(null)));
    const { sendJson } = testSite(backend, {
      verifyPassword: (password) => (password === PASSWORD ? backend.ownerPassword.hash() : released),
    });
    const signIn = async (password: string, mark?: string) => sendJson("POST", "/session", { password, mark });
    const { mark } = await (await signIn(PASSWORD)).json();
    const guesses = Array.from({ length: 300 }, () => signIn("wrong"));
    await Promise.all(guesses.slice(101));
    const forged = mark.replace(/.{20}$/, "A".repeat(20));
    for (const one of [forged, undefined]) expect((await signIn(PASSWORD, one)).status).toBe(429);
    const signingIn = signIn(PASSWORD, mark);
    release();
    expect((await signingIn).status).toBe(200);
    await Promise.all(guesses);
  });

  it("does not start if the password changes during the check", async () => {
    const backend = await openTestBackend();
    const { sendJson } = testSite(backend, {
      async verifyPassword() {
        const checked = await backend.ownerPassword.hash();
        await backend.ownerPassword.setHash("the hash of another password");
        return checked;
      },
    });
    const response = await sendJson("POST", "/session", { password: PASSWORD });
    expect([response.status, await response.json()]).toMatchObject([401, { reason: "wrong-password" }]);
  });

  it.each([
    ["POST", "/events", { drafts: [aCalendarEventDraft()] }],
    ["POST", "/snapshot", EMPTY_SNAPSHOT],
    ["PUT", "/snapshot?version=1", EMPTY_SNAPSHOT],
  ])("cannot change anything if it ends while a body arrives: %s %s", async (method, path, value) => {
    const backend = await openTestBackend();
    const check = vi.spyOn(backend.ownerSessions, "check");
    const { send, unlock } = testSite(backend);
    const text = JSON.stringify(value);
    const headers = { ...(await unlock()), "Content-Type": "application/json", "Content-Length": String(text.length) };
    const body = new ReadableStream({
      async pull(controller) {
        await eventually(() => expect(check).toHaveBeenCalledOnce());
        await backend.ownerPassword.setHash("the hash of another password");
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const init = { body, headers, duplex: "half" };
    expect((await send(method, path, init)).status).toBe(401);
    expect(check).toHaveBeenCalledTimes(2);
    expect(await backend.calendarEvents.list()).toEqual([]);
  });
});
