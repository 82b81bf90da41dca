import { expect, vi } from "vitest";
import { BUILT_IN_GALLERY_SLIDES } from "../gallery-slide/built-in-gallery-slides.ts";
import { GALLERY_SLIDES_KEY } from "../gallery-slide/gallery-slide.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import { type ContractCase, type ContractOptions, describeContract } from "./contract.ts";
import { aGallerySlide } from "./fixtures.ts";
import type { StoredHarness } from "./stored-noun.ts";

const key = GALLERY_SLIDES_KEY;
const builtIn = BUILT_IN_GALLERY_SLIDES;
const own = [1, 2, 3].map((id) => aGallerySlide({ id, alt: `own slide ${id}` }));

const CASES: readonly ContractCase<StoredHarness<GallerySlideRepository>>[] = [
  {
    key: "A1",
    promise: "nothing saved: the built-in slides are shown and saved, once",
    async prove({ open, storage }) {
      expect(await open().list()).toEqual({ items: builtIn, state: "ok", issues: [] });
      expect(Object.keys(storage.entries())).toEqual([key]);
      expect(JSON.parse(storage.text(key) ?? "")).toEqual(builtIn);
      await open().list();
      expect(storage.writes).toBe(1);
    },
  },
  {
    key: "A2",
    promise: "an empty list saved: the built-in slides take its place",
    async prove({ open, storage }) {
      storage.put(key, "[]");
      expect((await open().list()).items).toEqual(builtIn);
      expect(JSON.parse(storage.text(key) ?? "")).toEqual(builtIn);
    },
  },
  {
    key: "A7",
    promise:
      "saved slides are used; unreadable ones are kept; with none readable the built-in ones are shown, not saved",
    async prove({ open, storage }) {
      storage.put(key, JSON.stringify(own));
      expect(await open().list()).toEqual({ items: own, state: "ok", issues: [] });
      storage.put(key, JSON.stringify([own[0], { ...own[1], alt: 1 }, own[2]]));
      expect(await open().list()).toEqual({
        items: [own[0], own[2]],
        state: "ok",
        issues: [{ index: 1, reason: "alt" }],
      });
      storage.put(key, JSON.stringify([{ ...own[1], id: 0 }]));
      expect(await open().list()).toEqual({ items: builtIn, state: "ok", issues: [{ index: 0, reason: "id" }] });
      expect(storage.writes).toBe(0);
    },
  },
  {
    key: "B1",
    promise: "a blocked storage shows the built-in slides, and says that it is unavailable",
    async prove({ open, storage }) {
      for (const access of ["throws", "null", "undefined"] as const) {
        storage.plan({ access });
        expect(await open().list()).toEqual({ items: builtIn, state: "unavailable", issues: [] });
      }
      storage.plan({ read: () => true });
      expect(await open().list()).toEqual({ items: builtIn, state: "unavailable", issues: [] });
      expect(storage.writes).toBe(0);
    },
  },
  {
    key: "B3",
    promise: "slides that cannot be saved are shown all the same, and are not tried again and again",
    async prove({ open, storage }) {
      for (const fault of ["full", "refused", "ignored", "altered"] as const) {
        storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
        const repository = open();
        expect(await repository.list()).toEqual({ items: builtIn, state: "absent", issues: [] });
        const { writes } = storage;
        expect(await repository.list()).toEqual({ items: builtIn, state: "absent", issues: [] });
        expect(storage.writes).toBe(writes);
        expect(storage.entries()).toEqual({});
      }
    },
  },
  {
    key: "C1",
    promise: "damaged slides are left as they are, and the built-in ones shown",
    async prove({ open, storage }) {
      const whole = JSON.stringify(own);
      const issues = [{ index: null, reason: "not a list" }];
      for (let length = 0; length < whole.length; length++) {
        storage.put(key, whole.slice(0, length));
        expect(await open().list()).toEqual({ items: builtIn, state: "corrupt", issues });
        expect(storage.entries()).toEqual({ [key]: whole.slice(0, length) });
      }
    },
  },
  {
    key: "C10",
    promise: "slides that a later version keeps are shown; with none, the built-in ones are shown, not saved",
    async prove({ open, storage }) {
      storage.put(`${key}:version`, "2");
      expect(await open().list()).toEqual({ items: builtIn, state: "newer", issues: [] });
      storage.put(key, JSON.stringify(own));
      expect(await open().list()).toEqual({ items: own, state: "newer", issues: [] });
      expect(storage.writes).toBe(0);
    },
  },
  {
    key: "E1",
    promise: "the slides follow what another tab saves",
    async prove({ open, elsewhere }) {
      const repository = open();
      await repository.list();
      const listener = vi.fn();
      repository.subscribe(listener);
      elsewhere.write(key, JSON.stringify(own));
      expect(listener).toHaveBeenCalledTimes(1);
      expect((await repository.list()).items).toEqual(own);
    },
  },
];

/** What a `GallerySlideRepository` promises that keeps its list as a JSON text under a key. */
export function describeStoredGallerySlides(
  name: string,
  createHarness: () => StoredHarness<GallerySlideRepository> | Promise<StoredHarness<GallerySlideRepository>>,
  options?: ContractOptions,
): void {
  describeContract(`${name} keeps the stored list of gallery slides`, CASES, createHarness, options);
}
