import { createTestApi, fromSite, openTestBackend } from "@inner-light/api/testing";
import { describeAdminGate, describePorts, type Failure, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { createHttpBackend } from "./create-http-backend.ts";
import { pageUnderTest } from "./testing/page-under-test.ts";

const ORIGIN = "https://practice.example";
const PASSWORD = "Inner-Light, a long one";

/** The API on SQLite, without a socket. Suites move the clock by days, so that it ends no session. */
async function startServer() {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  let isOver = false;
  const sessions = {
    async start() {
      isOver = false;
      return true;
    },
    check: async () => !isOver,
  };
  const api = createTestApi({ backend, password: PASSWORD, sessions, clock });
  const fetch: typeof globalThis.fetch = async (input, init) => api.fetch(fromSite(new Request(input, init)));
  return {
    clock,
    fetch,
    endSession() {
      isOver = true;
    },
    dispose: () => backend.close(),
  };
}

const name = "the API on SQLite";

describePorts(
  name,
  async () => {
    const { fetch, ...server } = await startServer();
    const { send, timeout, ...tools } = faultyLine(fetch);
    const owner = createHttpBackend(pageUnderTest(ORIGIN, { fetch: send, timeout }));
    await owner.gate.unlock(PASSWORD);
    return { ...server, ...tools, open: () => owner, isSlow: true };
  },
  [...STORE_PORTS, "suspectedSpam"],
  createMemoryBackend,
);

describeAdminGate(name, async () => {
  const { fetch, ...server } = await startServer();
  return { ...server, password: PASSWORD, open: () => createHttpBackend(pageUnderTest(ORIGIN, { fetch })) };
});

/** A `fetch` that loses requests or responses, or fails, when a contract suite says so. */
function faultyLine(fetch: typeof globalThis.fetch) {
  let writesUntilLoss = Number.POSITIVE_INFINITY;
  let isAnswerLost = false;
  let broken: Failure | undefined;
  const lost = () => new TypeError("Failed to fetch");
  const send: typeof fetch = async (input, init) => {
    const isWrite = init?.method !== "GET";
    if (isWrite) writesUntilLoss -= 1;
    if (broken !== undefined) return failedResponse(broken, init?.signal);
    if (isWrite && writesUntilLoss === 0) throw lost();
    const response = await fetch(input, init);
    if (!isWrite || !isAnswerLost) return response;
    isAnswerLost = false;
    throw lost();
  };
  return {
    send,
    interrupt(nth: number): void {
      writesUntilLoss = nth;
    },
    loseAnswer(): void {
      isAnswerLost = true;
    },
    failures: [
      "no connection",
      "401",
      "404",
      "500",
      "HTML",
      "half a body",
      "no list",
      "hanging",
      "hanging body",
    ] as const,
    breakStorage(failure: Failure = "no connection"): void {
      broken = failure;
    },
    mendStorage(): void {
      broken = undefined;
    },
    timeout: (milliseconds: number) => AbortSignal.timeout(broken?.startsWith("hanging") ? 1 : milliseconds),
  };
}

/** A hanging server never responds: only the request's signal ends it. */
async function failedResponse(failure: Failure, signal: AbortSignal | null | undefined): Promise<Response> {
  if (failure === "no connection") throw new TypeError("Failed to fetch");
  if (failure === "hanging")
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  if (failure === "hanging body") {
    const start = (body: ReadableStreamDefaultController) =>
      signal?.addEventListener("abort", () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  }
  if (failure === "401") return Response.json({ title: "", status: 401, code: "unauthorized" }, { status: 401 });
  if (failure === "HTML") return new Response("<h1>Welcome</h1>");
  if (failure === "half a body") return new Response('[{"id":1,');
  if (failure === "no list") return Response.json({ error: "No" });
  return new Response("<h1>Error</h1>", { status: Number(failure) });
}
