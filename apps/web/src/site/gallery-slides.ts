import type { GallerySlide } from "@inner-light/core";
import { slides } from "../../words/gallery.ts";

export const gallerySlides: readonly GallerySlide[] = slides.map((slide, index) => ({ id: index + 1, ...slide }));

/** The checksums of slides that were saved before slides had one. */
export const EARLIER_SLIDES = ["7f04d23c"];
