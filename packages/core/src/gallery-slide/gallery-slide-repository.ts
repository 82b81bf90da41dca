import type { Listing, Unsubscribe } from "../shared/listing.ts";
import type { GallerySlide } from "./gallery-slide.ts";

/** Where the gallery's slides are kept. */
export interface GallerySlideRepository {
  /**
   * The saved slides if there are any; otherwise the built-in ones, which are then saved. This is the
   * only read that may write, and a failure to save still answers with the built-in slides.
   */
  list(): Promise<Listing<GallerySlide>>;

  /** Calls the listener after every change to the list that the store can tell of. */
  subscribe(listener: () => void): Unsubscribe;
}
