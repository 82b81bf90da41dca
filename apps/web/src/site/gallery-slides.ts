import type { GallerySlide } from "@inner-light/core";
import { slides } from "../../words/gallery.ts";

/** The slides that a new visitor's gallery begins with. */
export const gallerySlides: readonly GallerySlide[] = slides.map((slide, index) => ({ id: index + 1, ...slide }));

/** The checksum of the slides that versions of the site saved before they kept one beside it. */
export const EARLIER_SLIDES = ["7f04d23c"];
