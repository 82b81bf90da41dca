import { createHttpBackend } from "@inner-light/storage-http";
import { gallerySlides } from "../site/gallery-slides.ts";
import { spamEvidence } from "../ui/browser/spam-evidence.ts";
import { trySession, tryStorage } from "../ui/browser/tab-session.ts";

/** The session storage key of a message that the server may not have stored. */
const UNSENT_MESSAGE = "unsent-message";

/** The local storage key of a mark that is left after signing in. Sign-ins from a marked browser get priority. */
const BROWSER_MARK = "signed-in-before";

export function storageHttpPorts() {
  return createHttpBackend({
    address: location.origin + import.meta.env.BASE_URL,
    fetch: (input, init) => fetch(input, init),
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    gallerySlides,
    spamEvidence,
    unsentMessage: {
      read: () => trySession((storage) => storage.getItem(UNSENT_MESSAGE)) ?? null,
      write: (text) => trySession((storage) => storage.setItem(UNSENT_MESSAGE, text)),
    },
    browserMark: {
      read: () => tryStorage(() => localStorage.getItem(BROWSER_MARK)) ?? null,
      write: (text) => tryStorage(() => localStorage.setItem(BROWSER_MARK, text)),
    },
  });
}
