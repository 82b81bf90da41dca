import type { SpamEvidence } from "@inner-light/api";
import type { GallerySlide } from "@inner-light/core";

/** Everything that the backend needs of a page. */
export interface HttpBackendOptions {
  /** Where the site is, such as `https://practice.example/`: the API is below it. */
  readonly address: string;
  readonly fetch: typeof fetch;
  /** Waits, in milliseconds. */
  readonly delay: (milliseconds: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds; `null` where a request may take as long as it likes. */
  readonly timeout: (milliseconds: number) => AbortSignal | null;
  /** What the gallery shows: the page has it from the build. */
  readonly gallerySlides: readonly GallerySlide[];
  /** How the message that is sent now was written. */
  readonly spamEvidence: () => SpamEvidence;
  /** Keeps one text for as long as the tab is open, across a reload, if the browser lets it. */
  readonly unsentMessage: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** Keeps the mark of a browser that has signed in, if the browser lets it. */
  readonly browserMark: { readonly read: () => string | null; readonly write: (text: string) => void };
}
