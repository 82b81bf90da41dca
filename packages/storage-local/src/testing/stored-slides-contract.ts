import type { Noun } from "@inner-light/core";
import { aGallerySlide, contractSuite } from "@inner-light/core/testing";
import { expect } from "vitest";
import { slidesChecksum } from "../visitor-ports.ts";
import type { StoredHarness } from "./stored-harness.ts";

const key = "carouselImages";

export const builtIn = [1, 2, 3].map((id) => aGallerySlide({ id, alt: `built-in slide ${id}` }));

export const earlierSlides = [1, 2].map((id) => aGallerySlide({ id, alt: `earlier slide ${id}` }));

const own = [1, 2, 3].map((id) => aGallerySlide({ id, alt: `own slide ${id}` }));

/** What slides stored as JSON under a key promise. */
export const describeStoredSlides = contractSuite<StoredHarness>("keeps the stored list of slides", {
  "with nothing or an empty list saved, the built-in slides are shown and saved, once": async ({ open, storage }) => {
    expect(await open().gallerySlides.list()).toEqual(builtIn);
    expect(Object.keys(storage.entries())).toEqual([key, "inner-light:slides"]);
    expect(JSON.parse(storage.text(key) ?? "")).toEqual(builtIn);
    await open().gallerySlides.list();
    expect(storage.writes).toBe(2);
    storage.put(key, "[]");
    expect(await open().gallerySlides.list()).toEqual(builtIn);
    expect(JSON.parse(storage.text(key) ?? "")).toEqual(builtIn);
  },
  "slides that an earlier build of the site came with give way to the built-in ones, and others stay": async (
    harness,
  ) => {
    const { open, storage } = harness;
    for (const mark of [{}, { "inner-light:slides": slidesChecksum(earlierSlides) }]) {
      storage.put(key, JSON.stringify(earlierSlides));
      for (const [name, text] of Object.entries(mark)) storage.put(name, text);
      expect(await open().gallerySlides.list()).toEqual(builtIn);
      expect(JSON.parse(storage.text(key) ?? "")).toEqual(builtIn);
    }
    const changed = earlierSlides.map((slide) => ({ ...slide, description: "In their own words" }));
    storage.put(key, JSON.stringify(changed));
    expect(await open().gallerySlides.list()).toEqual(changed);
    storage.put("inner-light:slides", slidesChecksum(builtIn));
    storage.put(key, JSON.stringify(earlierSlides));
    expect(await open().gallerySlides.list()).toEqual(earlierSlides);
  },
  "saved slides are used, unreadable ones kept; with none the built-in ones are shown": async ({ open, storage }) => {
    storage.put(key, JSON.stringify(own));
    expect(await open().gallerySlides.list()).toEqual(own);
    storage.put(key, JSON.stringify([own[0], { ...own[1], alt: 1 }, own[2]]));
    expect(await open().gallerySlides.list()).toEqual([own[0], own[2]]);
    for (const damaged of [JSON.stringify([{ ...own[1], id: 0 }]), "[{", ""]) {
      storage.put(key, damaged);
      expect(await open().gallerySlides.list()).toEqual(builtIn);
      expect(storage.entries()).toEqual({ [key]: damaged });
    }
    expect(storage.writes).toBe(0);
  },
  "a blocked storage shows the built-in slides": async ({ open, storage }) => {
    for (const access of ["throws", "null", "undefined"] as const) {
      storage.plan({ access });
      expect(await open().gallerySlides.list()).toEqual(builtIn);
    }
    storage.plan({ read: () => true });
    expect(await open().gallerySlides.list()).toEqual(builtIn);
    expect(storage.writes).toBe(0);
  },
  "slides that cannot be saved are shown": async ({ open, storage }) => {
    for (const fault of ["full", "refused", "ignored", "altered"] as const) {
      storage.plan({ write: (nth) => (nth === 1 ? fault : undefined) });
      expect(await open().gallerySlides.list()).toEqual(builtIn);
      expect(storage.entries()).toEqual({});
    }
  },
  "slides of a later version are shown; with none, the built-in ones, not saved": async ({ open, storage }) => {
    storage.put(`${key}:version`, "2");
    expect(await open().gallerySlides.list()).toEqual(builtIn);
    storage.put(key, JSON.stringify(own));
    expect(await open().gallerySlides.list()).toEqual(own);
    expect(storage.writes).toBe(0);
  },
  "the slides follow what another tab saves": async ({ open, elsewhere }) => {
    const backend = open();
    await backend.gallerySlides.list();
    const heard: Noun[] = [];
    backend.changes.subscribe((change) => heard.push(change));
    elsewhere.write(key, JSON.stringify(own));
    expect(heard).toEqual(["slides"]);
    expect(await backend.gallerySlides.list()).toEqual(own);
  },
});
