import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOSTILE_REQUESTS } from "@inner-light/api/testing";
import { aCalendarEventDraft, aContactSubmissionDraft } from "@inner-light/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, type ServerProcess, startProcess } from "../bench/child-process.ts";
import { say } from "../bench/say.ts";
import { MALFORMED_REQUESTS } from "./malformed-requests.ts";
import { type Received, send, sendRaw } from "./send.ts";
import { healthOf, openAdmin, openPage } from "./server-under-test.ts";
import { STATIC_TRAVERSALS } from "./static-paths.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-hostile-"));
let server: ServerProcess;
let owner: Record<string, string>;
let stored: string;
let refused = 0;

beforeAll(async () => {
  server = await startProcess("serve.ts", { DATA_DIR: join(folder, "one") });
  const { calendarEvents } = await openAdmin(server.origin);
  await calendarEvents.add([aCalendarEventDraft()]);
  await openPage(server.origin).contactSubmissions.add(aContactSubmissionDraft());
  const { text } = await postPassword(PASSWORD);
  owner = { Authorization: `Bearer ${Object(JSON.parse(text)).token}` };
  stored = await everything();
});

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

function postPassword(password: string, headers: Readonly<Record<string, string>> = {}): Promise<Received> {
  return send(server.port, {
    method: "POST",
    path: "/api/session",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
    body: JSON.stringify({ password }),
  });
}

/** What the lists and what can be restored are, as the owner reads them. */
async function everything(): Promise<string> {
  const paths = ["/api/inbox", "/api/inbox/deleted", "/api/suspected-spam", "/api/events", "/api/events/deleted"];
  const lists = await Promise.all(paths.map((path) => send(server.port, { method: "GET", path, headers: owner })));
  expect(lists.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return lists.map(({ text }) => text).join("\n");
}

function expectProblem({ status, type, text }: Received, expected: number): void {
  expect([status, type]).toEqual([expected, "application/problem+json"]);
  expect(JSON.parse(text)).toMatchObject({ status: expected, code: expect.any(String) });
  refused += 1;
}

describe("a hostile request over a socket", () => {
  it.each(HOSTILE_REQUESTS)("is refused with $status: $what", async (hostile) => {
    const { method, path, body, status, headers, isOwners, isForeign } = hostile;
    const site = isForeign ? {} : { "Sec-Fetch-Site": "same-origin" };
    if (body !== undefined && typeof body !== "string" && !(body instanceof Uint8Array)) throw new TypeError("A body");
    const all = { ...(isOwners ? owner : {}), ...site, ...headers };
    expectProblem(await send(server.port, { method, path: `/api${path}`, headers: all, body }), status);
    expect(await healthOf(server.origin)).toBe(200);
  });

  it.each(MALFORMED_REQUESTS)("is refused with $status: $what", async ({ bytes, status }) => {
    expectProblem(await sendRaw(server.port, [Buffer.from(bytes, "latin1")]), status);
    expect(await healthOf(server.origin)).toBe(200);
  });

  it.each(STATIC_TRAVERSALS)("finds no file: %s", async (path) => {
    const { status, text } = await send(server.port, { method: "GET", path });
    expect(status).toBe(404);
    expect(text).not.toMatch(/root:|"scripts"|X-Content-Type|SQLite format/);
    refused += 1;
  });

  it("may come slowly, two hundred at once: each is cut off, and others are served meanwhile", async () => {
    const slowHead = Array.from({ length: 100 }, () =>
      sendRaw(
        server.port,
        ["GET /api/inbox HTTP/1.1\r\n", ...Array.from({ length: 60 }, () => "X-Slow: 1\r\n")],
        1_000,
      ),
    );
    const head =
      "POST /api/messages HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n" +
      "Idempotency-Key: 0123456789abcdef\r\nContent-Length: 1000\r\n\r\n";
    const slowBody = Array.from({ length: 100 }, () =>
      sendRaw(server.port, [head, ...Array.from({ length: 60 }, () => "{")], 1_000),
    );
    const slow = Promise.all([...slowHead, ...slowBody]);
    let isOver = false;
    void slow.then(() => (isOver = true));
    const took: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      expect(await healthOf(server.origin)).toBe(200);
      expect((await fetch(`${server.origin}/calendar`)).status).toBe(200);
      took.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    for (const received of await slow) expectProblem(received, 408);
    say(
      `200 slow requests: all cut off with 408; ${took.length} health checks and pages meanwhile, the slowest in ${Math.round(Math.max(...took))} ms`,
    );
  });

  it("wins nothing by forged forwarded headers: after five wrong passwords the address waits", async () => {
    const statuses = new Map<number, number>();
    for (let attempt = 0; attempt < 200; attempt++) {
      const address = `198.51.100.${attempt}`;
      const forged = { "X-Forwarded-For": address, Forwarded: `for=${address}`, "X-Real-IP": address };
      const received = await postPassword(`${PASSWORD}${attempt}`, forged);
      statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
      expectProblem(received, received.status);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 5, 429: 195 });
    expect(server.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
  });

  it("stored and told nothing, and the log has no error and no address", async () => {
    expect(await everything()).toBe(stored);
    expect(server.output()).not.toMatch(/ error |198\.51\.100|Alma/);
    say(
      `${refused} hostile requests over sockets: each refused with its status, nothing stored, health 200 throughout`,
    );
  });
});

it("ten thousand wrong passwords open nothing, and the site is served meanwhile", async () => {
  const other = await startProcess("serve.ts", { DATA_DIR: join(folder, "other"), PLAIN_PASSWORD: "1" });
  const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
  const statuses = new Map<number, number>();
  let attempts = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (attempts < 10_000) {
        const body = JSON.stringify({ password: `${PASSWORD}${attempts++}` });
        const { status, headers: answered } = await fetch(`${other.origin}/api/session`, {
          method: "POST",
          headers,
          body,
        });
        expect(answered.get("content-type")).toBe("application/problem+json");
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (attempts % 500 === 0) expect(await healthOf(other.origin)).toBe(200);
      }
    }),
  );
  await other.kill();
  expect(Object.fromEntries(statuses)).toEqual({ 401: 5, 429: attempts - 5 });
  say(`${attempts} wrong passwords: 5 times 401, then 429; health 200 throughout`);
});
