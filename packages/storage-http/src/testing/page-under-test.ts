import type { HttpBackendOptions } from "../http-backend-options.ts";

/** What a backend needs of a page, without pauses. `Sec-Fetch-Site` is what a browser adds. */
export function pageUnderTest(address: string, overrides: Partial<HttpBackendOptions> = {}): HttpBackendOptions {
  return {
    address,
    fetch: (input, init) => fetch(input, withHeaders(init, { "Sec-Fetch-Site": "same-origin" })),
    delay: async () => {},
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    spamEvidence: () => ({}),
    unsentMessage: { read: () => null, write: () => {} },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    ...overrides,
  };
}

/** A page that the server already knows as the owner's. */
export function ownersPage(address: string, token: string, send: typeof fetch): HttpBackendOptions {
  const headers = { "Sec-Fetch-Site": "same-origin", Authorization: `Bearer ${token}` };
  return pageUnderTest(address, { fetch: (input, init) => send(input, withHeaders(init, headers)) });
}

/** A `fetch` that loses a request, the answer to one, or all of them, when a contract suite says so. */
export function faultyLine() {
  let writesUntilLoss = Number.POSITIVE_INFINITY;
  let isAnswerLost = false;
  let isBroken = false;
  const lost = () => new TypeError("Failed to fetch");
  const send: typeof fetch = async (input, init) => {
    const isWrite = init?.method !== "GET";
    if (isWrite) writesUntilLoss -= 1;
    if (isBroken || (isWrite && writesUntilLoss === 0)) throw lost();
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
    breakStorage(): void {
      isBroken = true;
    },
  };
}

function withHeaders(init: RequestInit | undefined, headers: Readonly<Record<string, string>>): RequestInit {
  const all = new Headers(init?.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return { ...init, headers: all };
}
