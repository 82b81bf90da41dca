import * as v from "valibot";

export const gallerySlideSchema = v.object({
  /** The built-in slides have the ids 1 to 12. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  alt: v.string(),
  description: v.string(),
});

/** A slide of the gallery (specification, section 3). All slides show the same picture with different text. */
export type GallerySlide = Readonly<v.InferOutput<typeof gallerySlideSchema>>;

export interface GallerySlideRepository {
  /** Returns the saved slides. If there are none, saves and returns the built-in ones (specification, section 3). */
  list(): Promise<readonly GallerySlide[]>;
}
