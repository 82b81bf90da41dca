import type { GallerySlide } from "@inner-light/core";
import { slides } from "../../words/gallery.ts";
import { site } from "./site.ts";

/** The slides that a new visitor's gallery begins with: the owner's own, or the twelve of the words. */
export const gallerySlides: readonly GallerySlide[] = (site.slides ?? slides).map(({ alt, description }, index) => ({
  id: index + 1,
  alt,
  description,
}));
