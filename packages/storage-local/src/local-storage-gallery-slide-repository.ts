import { type GallerySlide, type GallerySlideRepository, isInnerLightError } from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** The gallery's slides in local storage. The built-in ones are shown, and saved if possible, until others are saved. */
export function localStorageGallerySlideRepository(
  { slides }: LocalStoragePage,
  builtIn: readonly GallerySlide[],
): GallerySlideRepository {
  let hasFailed = false;
  return {
    async list() {
      try {
        const saved = slides.list();
        if (saved.length > 0) return saved;
        if (!hasFailed) slides.seed(builtIn);
      } catch (error) {
        if (!isInnerLightError(error)) throw error;
        // Save only once: a full storage would otherwise be written to each time the gallery is shown.
        hasFailed = true;
      }
      return builtIn.map((slide) => ({ ...slide }));
    },
  };
}
