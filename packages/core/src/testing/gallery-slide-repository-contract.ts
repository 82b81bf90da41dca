import { expect } from "vitest";
import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import { contractSuite } from "./contract.ts";
import { tryToChange } from "./fixtures.ts";
import type { PortsHarness } from "./ports-harness.ts";

/** What every `GallerySlideRepository` promises, on any storage. */
export const describeGallerySlideRepository = contractSuite<PortsHarness>(
  "keeps the contract of GallerySlideRepository",
  [
    {
      promise: "a new store shows the twelve built-in slides, now and on the next visit",
      async prove({ open }) {
        expect(await open().gallerySlides.list()).toEqual(BUILT_IN_GALLERY_SLIDES);
        expect(await open().gallerySlides.list()).toEqual(BUILT_IN_GALLERY_SLIDES);
      },
    },
    {
      promise: "changing what was returned changes nothing that is stored, nor the built-in slides",
      async prove({ open }) {
        const { gallerySlides } = open();
        const alt = BUILT_IN_GALLERY_SLIDES[0]?.alt;
        const slides = await gallerySlides.list();
        tryToChange(slides[0] ?? {}, { alt: "changed" });
        tryToChange(slides, { length: 0 });
        expect(await gallerySlides.list()).toEqual(BUILT_IN_GALLERY_SLIDES);
        expect(BUILT_IN_GALLERY_SLIDES).toHaveLength(12);
        expect(BUILT_IN_GALLERY_SLIDES[0]?.alt).toBe(alt);
      },
    },
  ],
);
