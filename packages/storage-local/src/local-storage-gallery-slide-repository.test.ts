import { aGallerySlide, FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { createLocalStorageBackend } from "./create-local-storage-backend.ts";
import { MapStorage } from "./testing/map-storage.ts";

it("begins a gallery with the slides it is given, and saves them", async () => {
  const storage = new MapStorage();
  const ours = [aGallerySlide({ id: 1, description: "Our own room" }), aGallerySlide({ id: 2 })];
  const browser = { storage: () => storage, clock: new FixedClock(), setTimeout: () => undefined };
  const { gallerySlides } = createLocalStorageBackend(browser, { builtInGallerySlides: ours });

  expect(await gallerySlides.list()).toEqual(ours);
  expect(storage.getItem("carouselImages")).toBe(JSON.stringify(ours));
});

it("rejects with any other error in the slides it is given", async () => {
  const slide = Object.assign(aGallerySlide(), {
    toJSON() {
      throw new TypeError("a mistake");
    },
  });
  const browser = { storage: () => new MapStorage(), clock: new FixedClock(), setTimeout: () => undefined };
  const { gallerySlides } = createLocalStorageBackend(browser, { builtInGallerySlides: [slide] });
  await expect(gallerySlides.list()).rejects.toThrow(TypeError);
});
