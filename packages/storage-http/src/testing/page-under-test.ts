import type { HttpBackendOptions } from "../http-client.ts";

const fetchFromSite: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Sec-Fetch-Site", "same-origin");
  return fetch(input, { ...init, headers });
};

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
