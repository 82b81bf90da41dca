import { once } from "node:events";
import { type RequestOptions, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { EMPTY_SNAPSHOT } from "@inner-light/core";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { say } from "./say.ts";
import { healthOf, openPage, PASSWORD, startServer } from "./server-under-test.ts";

const HEAD = "Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n";
const SLOW_BODY = `POST /api/messages HTTP/1.1\r\n${HEAD}Idempotency-Key: 0123456789abcdef\r\nContent-Length: 1000\r\n\r\n{`;

it("a hundred slow requests do not block other visitors", async () => {
  const { port, origin } = await startServer({ DATA_DIR: temporaryFolder() });
  const slow = Promise.all(
    Array.from({ length: 100 }, () => sendSlowly(port, "GET /api/inbox HTTP/1.1\r\n", "X-Slow: 1\r\n")),
  );
  let isOver = false;
  void slow.then(() => (isOver = true));
  let served = 0;
  for (; !isOver; served++) {
    expect(await healthOf(origin)).toBe(200);
    expect((await fetch(`${origin}/calendar`)).status).toBe(200);
    await setTimeout(250);
  }
  for (const received of await slow) expect(received).toMatch(/^HTTP\/1\.1 408 /);
  say(`100 slow requests: all cut off with 408; ${served} health checks and pages meanwhile`);
});

it("two thousand slow uploads do not block the owner", async () => {
  const addressOf = (body: number) => `127.0.${1 + (body % 5)}.${1 + (Math.floor(body / 5) % 200)}`;
  const { port, origin } = await startServer({ DATA_DIR: temporaryFolder() });
  const from = { port, host: "127.0.0.1", localAddress: "127.0.0.2" };
  const upload = request({ ...from, ...(await ownersUpload(from)) });
  upload.flushHeaders();
  upload.write(JSON.stringify(EMPTY_SNAPSHOT).slice(0, 1));
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let batch = 0; batch < 20; batch++) {
    const opened = Array.from({ length: 100 }, (_, body) =>
      connect({ port, host: "127.0.0.1", localAddress: addressOf(100 * batch + body) }),
    );
    for (const socket of opened)
      socket
        .on("error", () => {})
        .resume()
        .write(SLOW_BODY);
    await Promise.all(opened.map((socket) => once(socket, "connect")));
    sockets.push(...opened);
    // Whitespace is valid JSON.
    upload.write(" ".repeat(1_000));
    await openPage(origin).contactSubmissions.add(aContactSubmissionDraft({ notes: `${batch}` }));
  }
  upload.end(JSON.stringify(EMPTY_SNAPSHOT).slice(1));
  const [{ statusCode }] = await once(upload, "response");
  expect(statusCode).toBe(200);
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, { timeout: 60_000 }).toBe(1_500);
  say("2,000 slow bodies: 1,500 cut off, the owner's upload and 20 messages stored");
});

async function ownersUpload(from: RequestOptions): Promise<RequestOptions> {
  const headers = { Host: "localhost", "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
  const signIn = request({ ...from, method: "POST", path: "/api/session", headers });
  signIn.end(JSON.stringify({ password: PASSWORD }));
  const [response] = await once(signIn, "response");
  let body = "";
  for await (const chunk of response) body += chunk;
  const { token } = JSON.parse(body);
  return { method: "POST", path: "/api/snapshot", headers: { ...headers, Authorization: `Bearer ${token}` } };
}

/** Sends `start`, then a `piece` per second until the server disconnects. Returns the response. */
async function sendSlowly(port: number, start: string, piece: string): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port });
  let received = "";
  socket.setEncoding("latin1").on("data", (text) => (received += text));
  socket.on("error", () => {});
  socket.write(start);
  for (let second = 0; second < 60 && !socket.destroyed; second++) {
    await setTimeout(1_000);
    if (!socket.destroyed) socket.write(piece);
  }
  socket.destroy();
  return received;
}
