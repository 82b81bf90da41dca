import * as v from "valibot";

/** The name of the list of slides, wherever it is kept (specification, section 3). */
export const GALLERY_SLIDES_KEY = "carouselImages";

/** One slide of the gallery (specification, section 3). Every slide shows the same picture; the words differ. */
export interface GallerySlide {
  /** A whole number from 1 upward; the built-in slides are 1 to 12. */
  readonly id: number;
  /** What the picture shows, for those who do not see it. */
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
