import type { PageVisibility } from "./page-visibility.ts";

/** Everything that the backend needs of a page. */
export interface HttpBackendOptions {
  /** Where the site is, such as `https://practice.example/`: the API is below it. */
  readonly address: string;
  readonly fetch: typeof fetch;
  /** Waits, in milliseconds. */
  readonly delay: (milliseconds: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds; `null` where a request may take as long as it likes. */
  readonly timeout: (milliseconds: number) => AbortSignal | null;
  /** Random bytes that nobody can guess. */
  readonly randomBytes: (length: number) => Uint8Array;
  readonly page: PageVisibility;
}
