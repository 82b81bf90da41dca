import {
  BUILT_IN_GALLERY_SLIDES,
  GALLERY_SLIDES_KEY,
  type GallerySlide,
  type GallerySlideRepository,
  gallerySlideSchema,
  type Listing,
  RepositoryError,
  readRecord,
  type Unsubscribe,
} from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { LocalCollection } from "./local-collection.ts";

/** The gallery's slides in the browser's local storage, which begins with the built-in ones. */
export class LocalStorageGallerySlideRepository implements GallerySlideRepository {
  readonly #slides: LocalCollection<GallerySlide>;
  readonly #builtIn: readonly GallerySlide[];
  #couldNotSave = false;

  constructor(browser: BrowserCapabilities, builtIn: readonly GallerySlide[] = BUILT_IN_GALLERY_SLIDES) {
    this.#builtIn = builtIn;
    this.#slides = new LocalCollection(browser, GALLERY_SLIDES_KEY, (value) => readRecord(gallerySlideSchema, value));
  }

  async list(): Promise<Listing<GallerySlide>> {
    const listing = this.#slides.listing();
    if (listing.items.length > 0) return listing;
    const isSaved = (listing.state === "absent" || listing.state === "empty") && this.#saveBuiltIn();
    const items = this.#builtIn.map((slide) => ({ ...slide }));
    return { ...listing, items, state: isSaved ? "ok" : listing.state };
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#slides.subscribe(listener);
  }

  /** Fails once only: a storage that is full now would be asked again at every look at the gallery. */
  #saveBuiltIn(): boolean {
    if (this.#couldNotSave) return false;
    try {
      this.#slides.seed(this.#builtIn);
      return true;
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      this.#couldNotSave = true;
      return false;
    }
  }
}
