import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "./run-main.mjs";
import { sendStatus } from "./site-handler.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface ListenOptions {
  /** Defaults to any free port. */
  readonly port: number;
  /** Defaults to all of the machine's addresses. */
  readonly host: string | undefined;
  readonly limits: Partial<typeof LIMITS>;
  /**
   * Identifies the sender of a body, by default by address. `undefined` means a trusted sender, who is never cut off.
   */
  readonly senderOf: (request: IncomingMessage) => string | undefined;
  /** Called for errors that the client did not cause. */
  readonly report: (error: unknown) => void;
}

const LIMITS = {
  /** Maximum pipelined requests per connection. Browsers and proxies do not pipeline. */
  ahead: 10,
  /** Maximum milliseconds without traffic while a response waits to be read. */
  silentMs: 60_000,
  /** Maximum unread bytes of all connections except the one with the most. */
  unread: 64 * 1_048_576,
  unreadCheckMs: 1_000,
  /** Maximum request bodies in flight, except from trusted senders. Each may hold 100 kB. */
  arriving: 500,
  /** Maximum milliseconds for the rest of a request after its response. */
  restMs: 1_000,
};

const IDLE_CHECK_MS = 50;

/** Handles a connection's requests one at a time. Rejects with a message for the person who started the server. */
export async function listen(
  handler: Handler,
  { port = 0, host, limits = {}, senderOf = addressOf, report = () => {} }: Partial<ListenOptions> = {},
) {
  const { silentMs, unread, unreadCheckMs, ...perRequest } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      // The largest backup over a slow connection takes this long. `arriving` limits slow bodies.
      requestTimeout: 30 * 60_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep idle connections, so the proxy closes first.
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
  // The server must keep running if it cannot accept a connection, for example with too many open files.
  server.on("error", report);
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === "object" ? bound.port : port;
  return {
    port: boundPort,
    address: `http://localhost:${boundPort}`,
    /** Stops accepting requests and waits for open ones. Cuts them off after `patienceMs`. */
    async close(patienceMs = 0) {
      const closed = new Promise((resolve) => server.close(resolve));
      // Connections become idle one by one, so this repeats.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      for (const timer of [checks, idle, patience]) clearInterval(timer);
    },
  };
}

/**
 * Bounds a connection's open files and buffered responses. With too many bodies, closes the busiest sender's oldest.
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
    // The parser finishes what it has read even after the connection is closed.
    if (!socket.writable) return;
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined) {
      unfinished.add(request);
      const finish = () => unfinished.delete(request);
      request.once("end", finish).once("close", finish);
      response.once("close", finish);
      if (unfinished.size > arriving) {
        const slowest = oldestOfMost(unfinished, senderOf);
        // Must not wait for the "close" event, because more requests come before it.
        if (slowest) unfinished.delete(slowest);
        slowest?.socket.destroy();
      }
    }
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    const start = async () => {
      try {
        // Node uses the first Host header, but a proxy may have used another one.
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

/** Returns the oldest request of the busiest sender. Expects the oldest first. */
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

/** Closes the connections with the most unread bytes. Spares the largest, because it may be the owner's backup. */
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
