// @ts-check
import { createServer } from "node:http";
import { Failure } from "./run-main.mjs";
import { sendStatus } from "./site-handler.mjs";

/** @typedef {import("node:http").IncomingMessage} IncomingMessage */
/** @typedef {import("node:http").ServerResponse} ServerResponse */
/** @typedef {import("node:net").Socket} Socket */
/** @typedef {(request: IncomingMessage, response: ServerResponse) => void | Promise<void>} Handler */

/**
 * @typedef {object} ListenOptions
 * @property {number} port Any free one by default.
 * @property {string | undefined} host All addresses by default.
 * @property {Partial<typeof LIMITS>} limits
 * @property {(request: IncomingMessage) => string | undefined} senderOf Who sends a body, by the address of the
 *   connection by default; `undefined` for a sender who is trusted, and whose body is never cut off.
 * @property {(error: unknown) => void} report Called with errors that are not the client's fault.
 */

/** What clients may take up. */
const LIMITS = {
  /** Requests that one connection may have sent ahead. Browsers and proxies wait for each response. */
  ahead: 10,
  /** Milliseconds in which nothing is sent or received while a response waits: the client reads no more. */
  silentMs: 60_000,
  /** Bytes that all connections but the one with the most may leave unread together. */
  unread: 64 * 1_048_576,
  /** Requests whose bodies arrive at the same time, besides those of trusted senders. Each may hold 100 kB. */
  arriving: 500,
  /** Milliseconds in which the rest of a request may arrive after its response. */
  restMs: 1_000,
};

const UNREAD_CHECK_MS = 1_000;
const IDLE_CHECK_MS = 50;

/**
 * Serves on a port, or rejects with a sentence that says why it cannot. The handler gets the requests of a connection one
 * after the other, the next one when the response before it is sent.
 * @param {Handler} handler
 * @param {Partial<ListenOptions>} [options]
 */
export async function listen(handler, { port = 0, host, limits = {}, senderOf = addressOf, report = () => {} } = {}) {
  const { silentMs, unread, ...perRequest } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      // Long enough for the largest backup on a slow line. `arriving` limits what slow bodies take up.
      requestTimeout: 30 * 60_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep an idle connection, so that the proxy closes it.
      keepAliveTimeout: 75_000,
    },
    oneAtATime(handler, { ...perRequest, senderOf, report }),
  );
  server.setTimeout(silentMs);
  const sockets = new Set();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const checks = setInterval(() => closeSlowest(sockets, unread), UNREAD_CHECK_MS).unref();
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => reject(listenFailure(error, port, host)));
    server.listen({ port, host }, () => resolve(undefined));
  });
  // Failing to accept one connection, for example while too many files are open, does not end the others.
  server.on("error", report);
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === "object" ? bound.port : port;
  return {
    port: boundPort,
    address: `http://localhost:${boundPort}`,
    /**
     * Takes no new requests, and resolves once those under way are answered. After `patienceMs` it cuts the rest off.
     * @param {number} [patienceMs]
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
 * Keeps a connection from having many files open and responses in memory, and closes one that sends too many requests
 * ahead, or goes on sending one that has its response. When too many bodies arrive, closes the oldest connection of the
 * sender who has most.
 * @param {Handler} handler
 * @param {Pick<typeof LIMITS, "ahead" | "arriving" | "restMs"> & Pick<ListenOptions, "senderOf" | "report">} options
 * @returns {(request: IncomingMessage, response: ServerResponse) => void}
 */
function oneAtATime(handler, { ahead, arriving, restMs, senderOf, report }) {
  /** @type {Set<IncomingMessage>} */
  const unfinished = new Set();
  /** @type {WeakMap<Socket, (() => void)[]>} */
  const queues = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    // The parser goes on to the end of what it has read, also after the connection is closed.
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

/**
 * @param {Iterable<IncomingMessage>} requests The oldest first.
 * @param {ListenOptions["senderOf"]} senderOf
 */
function oldestOfMost(requests, senderOf) {
  const counts = new Map();
  let [most, oldest] = [0, /** @type {IncomingMessage | undefined} */ (undefined)];
  for (const request of [...requests].reverse()) {
    const sender = senderOf(request);
    const count = (counts.get(sender) ?? 0) + 1;
    counts.set(sender, count);
    if (sender !== undefined && count >= most) [most, oldest] = [count, request];
  }
  return oldest;
}

/** @param {IncomingMessage} request */
function addressOf({ socket }) {
  return String(socket.remoteAddress);
}

/**
 * Closes the connections with the most unread bytes until the rest are within the limit. Spares the one with the most of all:
 * visitors' responses are small, so it may be the owner downloading a backup.
 * @param {Iterable<Socket>} sockets
 * @param {number} limit
 */
function closeSlowest(sockets, limit) {
  const leastFirst = [...sockets].sort((one, other) => one.writableLength - other.writableLength);
  let sum = 0;
  for (const socket of leastFirst.slice(0, -1)) {
    sum += socket.writableLength;
    if (sum > limit) socket.destroy();
  }
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string | undefined} host
 */
function listenFailure(error, port, host) {
  if (error.code === "EADDRINUSE") {
    return new Failure(
      `Port ${port} is taken by another program: stop that one, or choose another with PORT=${port + 1}.`,
    );
  }
  return new Failure(`The server cannot listen on port ${port} of ${host ?? "this computer"} (${error.code}).`);
}
