import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import type { GallerySlide } from "../gallery-slide/gallery-slide.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import type { Listing, Unsubscribe } from "../shared/listing.ts";
import { InMemoryList } from "./in-memory-list.ts";

export interface InMemoryGallerySlideRepositoryOptions {
  /** The saved slides. Without them, or with none, it shows the built-in ones. */
  readonly slides?: readonly GallerySlide[];
}

/** Slides that are gone with the page. */
export class InMemoryGallerySlideRepository implements GallerySlideRepository {
  readonly #list: InMemoryList<GallerySlide>;

  constructor({ slides = [] }: InMemoryGallerySlideRepositoryOptions = {}) {
    this.#list = new InMemoryList(slides.length === 0 ? BUILT_IN_GALLERY_SLIDES : slides);
  }

  async list(): Promise<Listing<GallerySlide>> {
    return this.#list.listing();
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#list.subscribe(listener);
  }
}
