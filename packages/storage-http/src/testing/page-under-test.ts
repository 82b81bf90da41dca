import type { Failure } from "@inner-light/core/testing";
import type { HttpBackendOptions } from "../http-client.ts";
import { failedResponse } from "./failed-response.ts";

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
    failures: ["no connection", "404", "500", "HTML", "half a body", "no list", "hanging", "hanging body"] as const,
    breakStorage(failure: Failure = "no connection"): void {
      broken = failure;
    },
    /** While the server hangs, the page's patience is over at once. */
    timeout: (milliseconds: number) => AbortSignal.timeout(broken?.startsWith("hanging") ? 1 : milliseconds),
  };
}
