import type { GallerySlide } from "./gallery-slide.ts";

/** Where the gallery's slides are kept. */
export interface GallerySlideRepository {
  /** The saved slides if there are any; otherwise the built-in ones, which are saved then (specification, section 3). */
  list(): Promise<readonly GallerySlide[]>;
}
