import { describe, expect, it } from "vitest";
import { readRecord } from "../shared/validate.ts";
import { aGallerySlide } from "../testing/fixtures.ts";
import { gallerySlideSchema } from "./gallery-slide.ts";

describe("a stored slide", () => {
  it.each([{ id: 0 }, { id: 1.5 }, { id: "1" }, { id: 2 ** 53 }, { alt: 1 }, { alt: null }, { description: null }])(
    "is unreadable with %j",
    (wrong) => {
      expect(readRecord(gallerySlideSchema, { ...aGallerySlide(), ...wrong })).toEqual({
        unreadableField: Object.keys(wrong)[0],
      });
    },
  );

  it("can have blank text", () => {
    const slide = aGallerySlide({ alt: "", description: "" });
    expect(readRecord(gallerySlideSchema, slide)).toStrictEqual({ record: slide });
  });
});
