import { expect } from "vitest";
import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import { type BackendHarness, type ContractCase, type CreateHarness, describeContract } from "./contract.ts";
import { tryToChange } from "./fixtures.ts";

export type GallerySlideRepositoryHarness = BackendHarness<{ readonly gallerySlides: GallerySlideRepository }>;

const CASES: readonly ContractCase<GallerySlideRepositoryHarness>[] = [
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
];

/** What every `GallerySlideRepository` promises, on any storage. */
export function describeGallerySlideRepository(
  name: string,
  createHarness: CreateHarness<GallerySlideRepositoryHarness>,
): void {
  describeContract(`${name} keeps the contract of GallerySlideRepository`, CASES, createHarness);
}
