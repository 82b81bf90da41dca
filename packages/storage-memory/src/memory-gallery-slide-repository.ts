import {
  BACKUP_ENTRY_NAMES,
  type GallerySlide,
  type GallerySlideRepository,
  gallerySlideSchema,
  readRecords,
} from "@inner-light/core";
import type { MemoryStore } from "./memory-store.ts";

export class MemoryGallerySlideRepository implements GallerySlideRepository {
  readonly #store: MemoryStore;
  readonly #builtIn: readonly GallerySlide[];

  constructor(store: MemoryStore, builtIn: readonly GallerySlide[]) {
    this.#store = store;
    this.#builtIn = builtIn;
  }

  async list(): Promise<readonly GallerySlide[]> {
    const values = this.#store.values("slides");
    const { records: slides } = readRecords(gallerySlideSchema, values ?? []);
    if (slides.length > 0) return slides;
    // Saving would replace what cannot be read.
    if (values?.length === 0) this.#saveBuiltIn();
    return this.#builtIn.map((slide) => ({ ...slide }));
  }

  #saveBuiltIn(): void {
    this.#store.replace({ ...this.#store.entries, [BACKUP_ENTRY_NAMES.slides]: JSON.stringify(this.#builtIn) });
  }
}
