import type { HttpBackendOptions } from "../http-backend-options.ts";
import type { PageVisibility } from "../page-visibility.ts";

/** A page that a test can hide and show. */
export class FakePage implements PageVisibility {
  readonly #listeners = new Set<() => void>();
  #visible = true;

  isVisible(): boolean {
    return this.#visible;
  }

  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  show(isVisible: boolean): void {
    this.#visible = isVisible;
    for (const listener of this.#listeners) listener();
  }
}

/** What a backend needs of a page, without pauses. `Sec-Fetch-Site` is what a browser adds. */
export function pageUnderTest(address: string, overrides: Partial<HttpBackendOptions> = {}): HttpBackendOptions {
  return {
    address,
    fetch: (input, init) => fetch(input, withHeaders(init, { "Sec-Fetch-Site": "same-origin" })),
    delay: async () => {},
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    page: new FakePage(),
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
