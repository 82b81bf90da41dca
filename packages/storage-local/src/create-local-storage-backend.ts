import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { localStoragePage } from "./local-storage-page.ts";
import { ownerPorts } from "./owner-ports.ts";
import { type BuiltInSlides, visitorPorts } from "./visitor-ports.ts";

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

/** Every port on one browser's local storage, once per page. Touches no storage before the first call. */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  builtIn: BuiltInSlides = { slides: [], earlier: [] },
) {
  const page = localStoragePage(browser);
  return { ...visitorPorts(page, builtIn), ...ownerPorts(page) };
}
