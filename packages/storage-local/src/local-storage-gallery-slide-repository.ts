import { type GallerySlide, type GallerySlideRepository, InnerLightError } from "@inner-light/core";
import type { LocalStoragePage } from "./local-storage-page.ts";

/** The gallery's slides in local storage. The built-in ones are shown, and saved if possible, until others are saved. */
export class LocalStorageGallerySlideRepository implements GallerySlideRepository {
  readonly #page: LocalStoragePage;
  readonly #builtIn: readonly GallerySlide[];
  #hasFailed = false;

  constructor(page: LocalStoragePage, builtIn: readonly GallerySlide[]) {
    this.#page = page;
    this.#builtIn = builtIn;
  }

  async list(): Promise<readonly GallerySlide[]> {
    try {
      const saved = this.#page.slides.list();
      if (saved.length > 0) return saved;
      if (!this.#hasFailed) this.#page.slides.seed(this.#builtIn);
    } catch (error) {
      if (!(error instanceof InnerLightError)) throw error;
      // Tries to save once: a full storage would be asked again at every look at the gallery.
      this.#hasFailed = true;
    }
    return this.#builtIn.map((slide) => ({ ...slide }));
  }
}
