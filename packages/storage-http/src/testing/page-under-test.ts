import type { Failure } from "@inner-light/core/testing";
import type { HttpBackendOptions } from "../http-client.ts";

const fetchFromSite: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Sec-Fetch-Site", "same-origin");
  return fetch(input, { ...init, headers });
};

/** What a backend needs of a page, without pauses. */
export function pageUnderTest(address: string, overrides: Partial<HttpBackendOptions> = {}): HttpBackendOptions {
  return {
    address,
    fetch: fetchFromSite,
    delay: async () => {},
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    gallerySlides: [],
    spamEvidence: () => ({}),
    unsentMessage: { read: () => null, write: () => {} },
    browserMark: { read: () => null, write: () => {} },
    ...overrides,
  };
}

/** A `fetch` that loses a request, the answer to one, or all of them, when a contract suite says so. */
export function faultyLine() {
  let writesUntilLoss = Number.POSITIVE_INFINITY;
  let isAnswerLost = false;
  let broken: Failure | undefined;
  const lost = () => new TypeError("Failed to fetch");
  const send: typeof fetch = async (input, init) => {
    const isWrite = init?.method !== "GET";
    if (isWrite) writesUntilLoss -= 1;
    if (broken !== undefined) return failedResponse(broken, init?.signal);
    if (isWrite && writesUntilLoss === 0) throw lost();
    const response = await fetchFromSite(input, init);
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
    /** While the server hangs, the page's patience is over at once. */
    timeout: (milliseconds: number) => AbortSignal.timeout(broken?.startsWith("hanging") ? 1 : milliseconds),
  };
}

/** How a failing server answers. One that hangs never does: only the signal of the request ends it. */
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
