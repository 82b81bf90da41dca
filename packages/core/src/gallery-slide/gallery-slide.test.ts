import { describe, expect, it } from "vitest";
import { readRecord } from "../shared/validate.ts";
import { aGallerySlide } from "../testing/fixtures.ts";
import { BUILT_IN_GALLERY_SLIDES } from "./built-in-gallery-slides.ts";
import { gallerySlideSchema } from "./gallery-slide.ts";

describe("the built-in slides", () => {
  it("are twelve, numbered from 1, each a slide with words of its own", () => {
    expect(BUILT_IN_GALLERY_SLIDES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const field of ["alt", "description"] as const) {
      expect(new Set(BUILT_IN_GALLERY_SLIDES.map((slide) => slide[field].trim())).size).toBe(12);
    }
    for (const slide of BUILT_IN_GALLERY_SLIDES) {
      expect(readRecord(gallerySlideSchema, slide)).toStrictEqual({ record: slide });
      expect(slide.alt).not.toBe("");
      expect(slide.description).not.toBe("");
    }
  });

  it("are about the twelve subjects of the specification, in its order", () => {
    const subjects =
      "aura, reiki, chakra meditation, crystal, room, cleansing, outdoor, photograph, circle, distance reiki, " +
      "chakra points, practitioner";
    for (const [index, subject] of subjects.split(", ").entries()) {
      const slide = BUILT_IN_GALLERY_SLIDES[index];
      expect(`${slide?.alt} ${slide?.description}`.toLowerCase()).toContain(subject);
    }
  });
});

describe("a stored slide", () => {
  it.each([{ id: 0 }, { id: 1.5 }, { id: "1" }, { id: 2 ** 53 }, { alt: 1 }, { alt: null }, { description: null }])(
    "is not read with %j",
    (wrong) => {
      expect(readRecord(gallerySlideSchema, { ...aGallerySlide(), ...wrong })).toEqual({
        unreadableField: Object.keys(wrong)[0],
      });
    },
  );

  it("may have blank words", () => {
    const slide = aGallerySlide({ alt: "", description: "" });
    expect(readRecord(gallerySlideSchema, slide)).toStrictEqual({ record: slide });
  });
});
