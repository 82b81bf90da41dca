import { BUILT_IN_GALLERY_SLIDES, type GallerySlide } from "@inner-light/core";
import { site } from "./site.ts";

/** The slides that a new visitor's gallery begins with: the owner's own, or the twelve built in. */
export const gallerySlides: readonly GallerySlide[] =
  site.slides?.map(({ alt, description }, index) => ({ id: index + 1, alt, description })) ?? BUILT_IN_GALLERY_SLIDES;
