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
export function ownersPage(address: string, token: string): HttpBackendOptions {
  const headers = { "Sec-Fetch-Site": "same-origin", Authorization: `Bearer ${token}` };
  return pageUnderTest(address, { fetch: (input, init) => fetch(input, withHeaders(init, headers)) });
}

function withHeaders(init: RequestInit | undefined, headers: Readonly<Record<string, string>>): RequestInit {
  const all = new Headers(init?.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return { ...init, headers: all };
}
