import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startHttpServer } from "./http-server.ts";

/** Everything that a server sends for these bytes until it closes the connection. */
async function responseTo(bytes: string): Promise<string> {
  const server = await startHttpServer((_, response) => response.end(), 0, "localhost");
  onTestFinished(() => server.stop(0));
  const socket = connect({ port: server.port, host: "localhost" });
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await new Promise((resolve) => socket.on("close", resolve));
  return Buffer.concat(chunks).toString();
}

it.each([
  ["noise", 400, "malformed", "\u0001\u0002\r\n\r\n"],
  ["a header of 20 kB", 431, "too-large", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`],
])("%s gets the problem %s, %s", async (_, status, reason, bytes) => {
  const [head = "", body = ""] = (await responseTo(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nContent-Type: application/problem\\+json\r\n`));
  expect(JSON.parse(body)).toEqual({ title: "The request breaks a rule", status, code: "invalid", reason });
});
