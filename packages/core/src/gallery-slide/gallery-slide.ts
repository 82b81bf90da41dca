import * as v from "valibot";

/** One slide of the gallery (specification, section 3). Every slide shows the same picture; the words differ. */
export interface GallerySlide {
  /** A whole number from 1 upward; the built-in slides are 1 to 12. */
  readonly id: number;
  /** What the picture shows, as its text alternative. */
  readonly alt: string;
  /** The caption below it. */
  readonly description: string;
}

/** A stored slide. */
export const gallerySlideSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  alt: v.string(),
  description: v.string(),
});
