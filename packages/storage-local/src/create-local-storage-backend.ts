import { BUILT_IN_GALLERY_SLIDES } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { localStoragePage } from "./local-storage-page.ts";
import { ownerPorts } from "./owner-ports.ts";
import { type LocalStorageOptions, visitorPorts } from "./visitor-ports.ts";

export type LocalStorageBackend = ReturnType<typeof createLocalStorageBackend>;

/** Every port on one browser's local storage. Create it once per page; it touches no storage before the first call. */
export function createLocalStorageBackend(
  browser: BrowserCapabilities,
  { builtInGallerySlides = BUILT_IN_GALLERY_SLIDES }: Partial<LocalStorageOptions> = {},
) {
  const page = localStoragePage(browser);
  return { ...visitorPorts(page, { builtInGallerySlides }), ...ownerPorts(page) };
}
