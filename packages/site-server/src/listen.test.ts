import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./listen.ts";
import { createSiteHandler } from "./site-handler.ts";

type Handler = Parameters<typeof listen>[0];
type Options = NonNullable<Parameters<typeof listen>[1]>;

const GET = "GET /file.bin HTTP/1.1\r\nHost: practice.example\r\n\r\n";
const MEGABYTE = 1_048_576;

/** The machine may be busy. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

async function serve(handler: Handler, options: Options = {}) {
  const counts = { begun: 0, closed: 0 };
  const counted: Handler = (request, response) => {
    counts.begun += 1;
    response.once("close", () => (counts.closed += 1));
    return handler(request, response);
  };
  const server = await listen(counted, { host: "localhost", ...options });
  onTestFinished(() => server.close());
  return { ...server, counts };
}

/** Sends bytes, and reads only on demand. */
function connectTo(port: number, bytes: string): Socket {
  const socket = connect({ port, host: "localhost" });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  socket.write(bytes);
  return socket;
}

/** `openFiles` counts how often this process has the 8 MB file open. */
function siteWithFile() {
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, "file.bin"), Buffer.alloc(8 * MEGABYTE));
  return {
    handler: createSiteHandler({ directory }),
    openFiles: () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(directory);
        } catch {
          return false;
        }
      }).length,
  };
}

it("answers pipelined requests in order", async () => {
  let running = 0;
  const { port } = await serve(async ({ url }, response) => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    response.end(`${url}: ${running}\n`);
    response.once("close", () => (running -= 1));
  });
  const requests = ["/one", "/two", "/three"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`);
  const bytes = `${requests.join("\r\n")}Connection: close\r\n\r\n`;
  expect((await text(connectTo(port, bytes))).match(/\/\w+: \d/g)).toEqual(["/one: 1", "/two: 1", "/three: 1"]);
});

it("refuses a request with two Host headers", async () => {
  const { port } = await serve((_, response) => void response.end("well"));
  const bytes = "GET / HTTP/1.1\r\nHost: practice.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
  expect(await text(connectTo(port, bytes))).toMatch(/^HTTP\/1\.1 400 /);
});

it("closes the file when a client pipelines thousands of requests without reading", async () => {
  const { handler, openFiles } = siteWithFile();
  const { port, counts, address } = await serve(handler);
  for (let connection = 0; connection < 3; connection++) connectTo(port, GET.repeat(3_000));
  await eventually(() => expect(counts.begun).toBe(3));
  await eventually(() => expect([counts.closed, openFiles()]).toEqual([3, 0]));
  expect((await fetch(`${address}/file.bin`, { method: "HEAD" })).status).toBe(200);
});

it("closes the file when a download is aborted", async () => {
  const { handler, openFiles } = siteWithFile();
  const { address, counts } = await serve(handler);
  const breakOff = () =>
    new Promise((resolve) => {
      const asked = get(`${address}/file.bin`, (response) => response.once("data", () => asked.destroy()));
      asked.on("error", () => {}).on("close", resolve);
    });
  await Promise.all(Array.from({ length: 20 }, breakOff));
  await eventually(() => expect([counts.closed, openFiles()]).toEqual([20, 0]));
});

it("cuts off a client that does not read its response", async () => {
  const { handler, openFiles } = siteWithFile();
  const { port, counts } = await serve(handler, { limits: { silentMs: 100 } });
  connectTo(port, GET);
  await eventually(() => expect(counts.begun).toBe(1));
  await eventually(() => expect([counts.closed, openFiles()]).toEqual([1, 0]));
});

it("closes the connections with the most unread bytes", async () => {
  const body = Buffer.alloc(16 * MEGABYTE);
  const { port, counts, address } = await serve(({ url }, response) => void response.end(url === "/" ? "well" : body), {
    limits: { unread: 40 * MEGABYTE, unreadCheckMs: 50 },
  });
  for (let connection = 0; connection < 6; connection++) connectTo(port, GET);
  await eventually(() => expect(counts).toEqual({ begun: 6, closed: 3 }));
  expect(await (await fetch(address)).text()).toBe("well");
});

it("cuts off the sender with the most slow uploads", async () => {
  const { port, counts, address } = await serve(
    (request, response) => void request.resume().once("end", () => response.end("stored")),
    { limits: { arriving: 3 }, senderOf: ({ headers }) => headers.from },
  );
  const slow = (from: string) => `POST / HTTP/1.1\r\nHost: practice.example\r\n${from}Content-Length: 5\r\n\r\n1`;
  const connections: Socket[] = [];
  for (const from of ["", "From: one\r\n", "From: two\r\n", "From: two\r\n", "From: three\r\n"]) {
    connections.push(connectTo(port, slow(from)));
    await eventually(() => expect(counts.begun).toBe(connections.length));
  }
  await eventually(() => expect(counts.closed).toBe(2));
  expect(connections.map(({ closed }) => closed)).toEqual([false, true, true, false, false]);
  const post = { method: "POST", body: "a message", headers: { From: "four" } };
  expect(await (await fetch(address, post)).text()).toBe("stored");
  connections[0]?.write("2345");
  await eventually(() => expect(counts).toEqual({ begun: 6, closed: 5 }));
  expect(connections.map(({ closed }) => closed)).toEqual([false, true, true, true, false]);
});

it.each([
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"],
  ["a trailer", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "],
])("cuts off a client that keeps sending %s slowly after the response", async (_, begin) => {
  const { port, counts } = await serve((_, response) => void response.end(), { limits: { restMs: 100 } });
  const socket = connectTo(port, begin);
  const dripping = setInterval(() => socket.destroyed || socket.write("x"), 20);
  onTestFinished(() => clearInterval(dripping));
  await eventually(() => expect([counts.closed, socket.resume().destroyed]).toEqual([1, true]));
});

it("returns and reports a 500 if the handler fails", async () => {
  const report = vi.fn();
  const { address, close } = await listen(() => Promise.reject(new TypeError("Alma")), { report });
  onTestFinished(() => close());
  expect((await fetch(address)).status).toBe(500);
  expect(report).toHaveBeenCalledOnce();
});
