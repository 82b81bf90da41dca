import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, startServer } from "./server-under-test.ts";

it("two hundred requests that come slowly are cut off, and others are served meanwhile", async () => {
  const { port, origin } = await startServer({ DATA_DIR: temporaryFolder() });
  const head =
    "POST /api/messages HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n" +
    "Idempotency-Key: 0123456789abcdef\r\nContent-Length: 1000\r\n\r\n";
  const slow = Promise.all(
    Array.from({ length: 100 }, () => [
      sendSlowly(port, "GET /api/inbox HTTP/1.1\r\n", "X-Slow: 1\r\n"),
      sendSlowly(port, head, "{"),
    ]).flat(),
  );
  let isOver = false;
  void slow.then(() => (isOver = true));
  let served = 0;
  for (; !isOver; served++) {
    expect(await healthOf(origin)).toBe(200);
    expect((await fetch(`${origin}/calendar`)).status).toBe(200);
    await setTimeout(250);
  }
  for (const received of await slow) {
    const [head, body = ""] = received.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 408 .*\r\nContent-Type: application\/problem\+json\r\n/);
    expect(JSON.parse(body)).toMatchObject({ status: 408, code: "invalid" });
  }
  say(`200 slow requests: all cut off with 408; ${served} health checks and pages meanwhile`);
});

/** Sends the begin of a request and then a piece each second, until the server closes the connection. Returns what it sent. */
async function sendSlowly(port: number, begin: string, piece: string): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port });
  let received = "";
  socket.setEncoding("latin1").on("data", (text) => (received += text));
  socket.on("error", () => {});
  socket.write(begin);
  for (let second = 0; second < 60 && !socket.destroyed; second++) {
    await setTimeout(1_000);
    if (!socket.destroyed) socket.write(piece);
  }
  socket.destroy();
  return received;
}
