import type { GallerySlide } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { localStoragePage } from "./local-storage-page.ts";
import { ownerPorts } from "./owner-ports.ts";
import { visitorPorts } from "./visitor-ports.ts";

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

/**
 * Every port on one browser's local storage. Create it once per page; it touches no storage before the first call. A
 * gallery begins with the built-in slides, if there are any.
 */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  builtInGallerySlides: readonly GallerySlide[] = [],
) {
  const page = localStoragePage(browser);
  return { ...visitorPorts(page, builtInGallerySlides), ...ownerPorts(page) };
}
