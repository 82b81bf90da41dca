import { describeAdminGate, describePorts, type Failure, FixedClock, STORE_PORTS } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { type Line, PASSWORD, serverInMemory } from "./testing/server-in-memory.ts";

/** Sessions do not expire, because suites move the clock by days. */
async function startServer() {
  const clock = new FixedClock();
  let isOver = false;
  const sessions = {
    async start() {
      isOver = false;
      return true;
    },
    check: async () => !isOver,
  };
  const server = await serverInMemory({ sessions, clock });
  return {
    ...server,
    clock,
    endSession() {
      isOver = true;
    },
    dispose: () => server.backend.close(),
  };
}

const name = "the API on SQLite";

describePorts(
  name,
  async () => {
    const { openPage, setLine, clock, dispose } = await startServer();
    const { line, timeout, ...tools } = faultyLine();
    setLine(line);
    const owner = openPage({ timeout });
    await owner.gate.unlock(PASSWORD);
    return { clock, dispose, ...tools, open: () => owner, isSlow: true };
  },
  [...STORE_PORTS, "suspectedSpam"],
  createMemoryBackend,
);

describeAdminGate(name, async () => {
  const { openPage, endSession, dispose } = await startServer();
  return { password: PASSWORD, open: () => openPage(), endSession, dispose };
});

const ANSWERS = ["401", "404", "500", "HTML", "half a body", "no list"] as const;
const FAILURES: readonly Failure[] = [...ANSWERS, "no connection", "hanging", "hanging body"];

function faultyLine() {
  let writesUntilLoss = Number.POSITIVE_INFINITY;
  let isAnswerLost = false;
  let broken: Failure | undefined;
  const lost = () => new TypeError("Failed to fetch");
  const line: Line = async (request, respond) => {
    const isWrite = request.method !== "GET";
    if (isWrite) writesUntilLoss -= 1;
    if (broken !== undefined) return failedResponse(broken, request.signal);
    if (isWrite && writesUntilLoss === 0) throw lost();
    const response = await respond();
    if (!isWrite || !isAnswerLost) return response;
    isAnswerLost = false;
    throw lost();
  };
  return {
    line,
    interrupt(nth: number): void {
      writesUntilLoss = nth;
    },
    loseAnswer(): void {
      isAnswerLost = true;
    },
    failures: FAILURES,
    breakStorage(failure: Failure = "no connection"): void {
      broken = failure;
    },
    mendStorage(): void {
      broken = undefined;
    },
    timeout: (milliseconds: number) => AbortSignal.timeout(broken?.startsWith("hanging") ? 1 : milliseconds),
  };
}

/** A hanging server never responds. Only the signal ends the request. */
async function failedResponse(failure: Failure, signal: AbortSignal): Promise<Response> {
  if (failure === "no connection") throw new TypeError("Failed to fetch");
  if (failure === "hanging")
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  if (failure === "hanging body") {
    const start = (body: ReadableStreamDefaultController) =>
      signal.addEventListener("abort", () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  }
  if (failure === "401") return Response.json({ title: "", status: 401, code: "unauthorized" }, { status: 401 });
  if (failure === "HTML") return new Response("<h1>Welcome</h1>");
  if (failure === "half a body") return new Response('[{"id":1,');
  if (failure === "no list") return Response.json({ error: "No" });
  return new Response("<h1>Error</h1>", { status: Number(failure) });
}
