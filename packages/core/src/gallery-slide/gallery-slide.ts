import * as v from "valibot";

export const gallerySlideSchema = v.object({
  /** The built-in slides are 1 to 12. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The text alternative of the picture. */
  alt: v.string(),
  /** The caption below it. */
  description: v.string(),
});

/** One slide of the gallery (specification, section 3). Every slide shows the same picture; the words differ. */
export type GallerySlide = Readonly<v.InferOutput<typeof gallerySlideSchema>>;

/** Where the gallery's slides are kept. */
export interface GallerySlideRepository {
  /** The saved slides if there are any; otherwise the built-in ones, which are saved then (specification, section 3). */
  list(): Promise<readonly GallerySlide[]>;
}
