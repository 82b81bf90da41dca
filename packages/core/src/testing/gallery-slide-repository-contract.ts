import { expect } from "vitest";
import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import { type ContractCase, type ContractHarness, type ContractOptions, describeContract } from "./contract.ts";
import { tryToChange } from "./fixtures.ts";

export interface GallerySlideRepositoryHarness extends ContractHarness {
  /** A repository on the one store of this harness: called again, it answers as a second visit would find it. */
  open(): GallerySlideRepository;
}

const CASES: readonly ContractCase<GallerySlideRepositoryHarness>[] = [
  {
    key: "A1",
    promise: "a new store shows the twelve built-in slides, now and on the next visit",
    async prove({ open }) {
      const expected = { items: BUILT_IN_GALLERY_SLIDES, state: "ok", issues: [] };
      expect(await open().list()).toEqual(expected);
      expect(await open().list()).toEqual(expected);
    },
  },
  {
    key: "A6",
    promise: "changing an answer changes nothing stored, nor the built-in slides",
    async prove({ open }) {
      const repository = open();
      const alt = BUILT_IN_GALLERY_SLIDES[0]?.alt;
      const { items } = await repository.list();
      tryToChange(items[0] ?? {}, { alt: "changed" });
      tryToChange(items, { length: 0 });
      expect((await repository.list()).items).toEqual(BUILT_IN_GALLERY_SLIDES);
      expect(BUILT_IN_GALLERY_SLIDES).toHaveLength(12);
      expect(BUILT_IN_GALLERY_SLIDES[0]?.alt).toBe(alt);
    },
  },
  {
    key: "N1",
    promise: "a listener can be added, and taken away twice",
    async prove({ open }) {
      const unsubscribe = open().subscribe(() => {});
      unsubscribe();
      expect(unsubscribe).not.toThrow();
    },
  },
];

/** What every `GallerySlideRepository` promises, whatever it keeps its slides in. */
export function describeGallerySlideRepository(
  name: string,
  createHarness: () => GallerySlideRepositoryHarness | Promise<GallerySlideRepositoryHarness>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the contract of GallerySlideRepository`, CASES, createHarness, options);
}
