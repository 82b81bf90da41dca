import * as v from "valibot";

export const gallerySlideSchema = v.object({
  /** The built-in slides are 1 to 12. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The picture's alternative text. */
  alt: v.string(),
  /** The caption below the picture. */
  description: v.string(),
});

/** One slide of the gallery (specification, section 3). Every slide shows the same picture with other words. */
export type GallerySlide = Readonly<v.InferOutput<typeof gallerySlideSchema>>;

/** Where the gallery's slides are kept. */
export interface GallerySlideRepository {
  /** Returns the saved slides, if any; otherwise saves and returns the built-in slides (specification, section 3). */
  list(): Promise<readonly GallerySlide[]>;
}
