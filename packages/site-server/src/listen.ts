import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "./run-main.mjs";
import { sendStatus } from "./site-handler.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface ListenOptions {
  /** Any free one by default. */
  readonly port: number;
  /** All addresses by default. */
  readonly host: string | undefined;
  readonly limits: Partial<typeof LIMITS>;
  /** Identifies the sender of a body, by default by address. `undefined` marks a trusted sender, who is never cut off. */
  readonly senderOf: (request: IncomingMessage) => string | undefined;
  /** Called with errors that are not the client's fault. */
  readonly report: (error: unknown) => void;
}

const LIMITS = {
  /** Pipelined requests on one connection. Browsers and proxies wait for each response. */
  ahead: 10,
  /** Milliseconds without a byte in either direction while a response waits to be read. */
  silentMs: 60_000,
  /** Unread bytes on all connections together, not counting the connection with the most. */
  unread: 64 * 1_048_576,
  unreadCheckMs: 1_000,
  /** Request bodies arriving at the same time, besides those of trusted senders. Each may hold 100 kB. */
  arriving: 500,
  /** Milliseconds in which the rest of a request may arrive after its response. */
  restMs: 1_000,
};

const IDLE_CHECK_MS = 50;

/**
 * Serves on a port, or rejects with a sentence that says why it cannot. The handler gets the requests of a connection
 * one at a time, the next one when the previous response is sent.
 */
export async function listen(
  handler: Handler,
  { port = 0, host, limits = {}, senderOf = addressOf, report = () => {} }: Partial<ListenOptions> = {},
) {
  const { silentMs, unread, unreadCheckMs, ...perRequest } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      // Long enough for the largest backup on a slow line. `arriving` limits what slow bodies use.
      requestTimeout: 30 * 60_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep an idle connection, so that the proxy closes it.
      keepAliveTimeout: 75_000,
    },
    oneAtATime(handler, { ...perRequest, senderOf, report }),
  );
  server.setTimeout(silentMs);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const checks = setInterval(() => closeSlowest(sockets, unread), unreadCheckMs).unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  // A connection that cannot be accepted, for example because too many files are open, does not end the others.
  server.on("error", report);
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === "object" ? bound.port : port;
  return {
    port: boundPort,
    address: `http://localhost:${boundPort}`,
    /**
     * Accepts no new requests, and resolves once the current ones are answered. Cuts the rest off after `patienceMs`.
     */
    async close(patienceMs = 0) {
      const closed = new Promise((resolve) => server.close(resolve));
      // Connections become idle one by one, as their requests are answered.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      for (const timer of [checks, idle, patience]) clearInterval(timer);
    },
  };
}

/**
 * Bounds the open files and the responses in memory of one connection. Closes a connection that pipelines too many
 * requests or keeps sending one that already has its response. When too many bodies arrive, closes the oldest
 * connection of the sender with the most.
 */
function oneAtATime(
  handler: Handler,
  {
    ahead,
    arriving,
    restMs,
    senderOf,
    report,
  }: Pick<typeof LIMITS, "ahead" | "arriving" | "restMs"> & Pick<ListenOptions, "senderOf" | "report">,
) {
  const unfinished = new Set<IncomingMessage>();
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    // The parser continues to the end of what it has read, even after the connection is closed.
    if (!socket.writable) return;
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined) {
      unfinished.add(request);
      const finish = () => unfinished.delete(request);
      request.once("end", finish).once("close", finish);
      response.once("close", finish);
      if (unfinished.size > arriving) {
        const slowest = oldestOfMost(unfinished, senderOf);
        // At once: its own "close" comes after further requests.
        if (slowest) unfinished.delete(slowest);
        slowest?.socket.destroy();
      }
    }
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    const start = async () => {
      try {
        // Node reads the first host, and a proxy may have read the other one.
        if ((request.headersDistinct["host"] ?? []).length > 1) return sendStatus(response, 400);
        await handler(request, response);
      } catch (error) {
        report(error);
        sendStatus(response, 500);
      }
    };
    response.once("close", () => {
      queue.shift();
      if (socket.writable) queue[0]?.();
      if (!request.complete) setTimeout(() => request.complete || socket.destroy(), restMs).unref();
    });
    if (queue.push(start) > ahead) socket.destroy();
    else if (queue.length === 1) start();
  };
}

/** The oldest request of the sender with the most, from requests sorted oldest first. */
function oldestOfMost(requests: Iterable<IncomingMessage>, senderOf: ListenOptions["senderOf"]) {
  const counts = new Map<string, number>();
  let [most, oldest] = [0, undefined as IncomingMessage | undefined];
  for (const request of [...requests].reverse()) {
    const sender = senderOf(request);
    if (sender === undefined) continue;
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    if (count >= most) [most, oldest] = [count, request];
  }
  return oldest;
}

function addressOf({ socket }: IncomingMessage): string {
  return String(socket.remoteAddress);
}

/**
 * Closes the connections with the most unread bytes until the rest are within the limit. Spares the one with the most:
 * visitors' responses are small, so it may be the owner downloading a backup.
 */
function closeSlowest(sockets: Iterable<Socket>, limit: number): void {
  const leastFirst = [...sockets].sort((one, other) => one.writableLength - other.writableLength);
  let sum = 0;
  for (const socket of leastFirst.slice(0, -1)) {
    sum += socket.writableLength;
    if (sum > limit) socket.destroy();
  }
}

function listenFailure({ code }: NodeJS.ErrnoException, port: number, host: string | undefined): Failure {
  return new Failure(
    code === "EADDRINUSE"
      ? `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.`
      : `The server cannot listen on port ${port} of ${host ?? "this computer"} (${code}).`,
  );
}
