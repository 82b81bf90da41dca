import { expect } from "vitest";
import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import { tryToChange } from "./fixtures.ts";
import { portSuite } from "./port-suite.ts";

/** What every `GallerySlideRepository` promises, on any storage. */
export const gallerySlidesSuite = portSuite("keeps the contract of GallerySlideRepository", ["gallerySlides"], [], {
  "a new store shows the twelve built-in slides, whatever a caller does to them": async ({ open }) => {
    const builtIn = BUILT_IN_GALLERY_SLIDES.map((slide) => ({ ...slide }));
    expect(builtIn).toHaveLength(12);
    const { gallerySlides } = open();
    const slides = await gallerySlides.list();
    expect(slides).toEqual(builtIn);
    tryToChange(slides[0] ?? {}, { alt: "changed" });
    tryToChange(slides, { length: 0 });
    expect(await gallerySlides.list()).toEqual(builtIn);
    expect(await open().gallerySlides.list()).toEqual(builtIn);
    expect(BUILT_IN_GALLERY_SLIDES).toEqual(builtIn);
  },
});
