import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { PASSWORD } from "./child-process.ts";
import { say } from "./say.ts";
import { type Received, send, sendRaw } from "./send.ts";
import { healthOf, startServer } from "./server-under-test.ts";

function expectProblem({ status, type, text }: Received, expected: number): void {
  expect([status, type]).toEqual([expected, "application/problem+json"]);
  expect(JSON.parse(text)).toMatchObject({ status: expected, code: expect.any(String) });
}

it("two hundred requests that come slowly are cut off, and others are served meanwhile", async () => {
  const { port, origin } = await startServer({ DATA_DIR: temporaryFolder() });
  const slowHead = Array.from({ length: 100 }, () =>
    sendRaw(port, ["GET /api/inbox HTTP/1.1\r\n", ...Array.from({ length: 60 }, () => "X-Slow: 1\r\n")], 1_000),
  );
  const head =
    "POST /api/messages HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n" +
    "Idempotency-Key: 0123456789abcdef\r\nContent-Length: 1000\r\n\r\n";
  const slowBody = Array.from({ length: 100 }, () =>
    sendRaw(port, [head, ...Array.from({ length: 60 }, () => "{")], 1_000),
  );
  const slow = Promise.all([...slowHead, ...slowBody]);
  let isOver = false;
  void slow.then(() => (isOver = true));
  let served = 0;
  for (; !isOver; served++) {
    expect(await healthOf(origin)).toBe(200);
    expect((await fetch(`${origin}/calendar`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  for (const received of await slow) expectProblem(received, 408);
  say(`200 slow requests: all cut off with 408; ${served} health checks and pages meanwhile`);
});

it("forged forwarded headers win nothing: after ten wrong passwords the address waits, and the log has no address", async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  const statuses: Record<number, number> = {};
  for (let attempt = 0; attempt < 50; attempt++) {
    const address = `198.51.100.${attempt}`;
    const received = await send(server.port, {
      method: "POST",
      path: "/api/session",
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": address,
        Forwarded: `for=${address}`,
        "X-Real-IP": address,
      },
      body: JSON.stringify({ password: `${PASSWORD}${attempt}` }),
    });
    statuses[received.status] = (statuses[received.status] ?? 0) + 1;
    expectProblem(received, received.status);
  }
  expect(statuses).toEqual({ 401: 10, 429: 40 });
  expect(server.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
  expect(server.output()).not.toMatch(/ error |198\.51\.100/);
});
