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
