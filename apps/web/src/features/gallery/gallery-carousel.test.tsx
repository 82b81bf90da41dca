import type { GallerySlideRepository as SlideRepository } from "@inner-light/core";
import { aGallerySlide } from "@inner-light/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { gallerySlides } from "../../site/gallery-slides.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { GalleryCarousel } from "./gallery-carousel.tsx";

/** The subjects of the twelve slides (specification, section 2). */
const SUBJECTS =
  `aura reading, reiki hands, chakra meditation, crystal healing, meditation room, energy cleansing, outdoor,
  aura photograph, circle, distance reiki, crystals .* chakra points, practitioner in meditation`.split(/,\s+/);

async function openGallery(list: SlideRepository["list"] = async () => gallerySlides) {
  const { user } = await renderComponent(<GalleryCarousel />, { gallerySlides: { list } });
  return { user, gallery: within(screen.getByRole("region", { name: "Gallery" })) };
}

function swipe(across: number, down: number, meanwhile?: (slide: HTMLElement) => void): void {
  const slide = screen.getByRole("group", { name: / of 12$/ });
  fireEvent.touchStart(slide, { touches: [{ clientX: 200, clientY: 100 }] });
  meanwhile?.(slide);
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 200 + across, clientY: 100 + down }] });
}

describe("the gallery", () => {
  it("has twelve slides with different text", async () => {
    const { user, gallery } = await openGallery();
    expect(screen.getByRole("region", { name: "Gallery" })).toHaveAttribute("aria-roledescription", "carousel");
    expect(gallery.getAllByRole("button")[0]).toHaveAccessibleName("Stop automatic slide show");
    const words: string[] = [];
    const pictures = new Set<string | null | undefined>();
    for (const [position, subject] of SUBJECTS.entries()) {
      const slide = gallery.getByRole("group", { name: `${position + 1} of 12` });
      expect(slide).toHaveAttribute("aria-roledescription", "slide");
      words.push(`${within(slide).getByRole("img").getAttribute("aria-label")} ${slide.textContent}`);
      expect(words[position]).toMatch(new RegExp(subject, "i"));
      pictures.add(slide.querySelector("img")?.getAttribute("src"));
      await user.click(gallery.getByRole("button", { name: "Next slide" }));
    }
    expect(new Set(words).size).toBe(12);
    expect([...pictures]).toEqual([expect.stringMatching(/^https:\/\/images\.unsplash\.com\/photo-1506126613408/)]);
  });

  it("has a drawing for each slide", async () => {
    const other = aGallerySlide({ id: 13, alt: "A brass bowl on a shelf" });
    const slides = [...gallerySlides, other, { ...other, id: 14 }];
    const { user, gallery } = await openGallery(async () => slides);
    await gallery.findByText("1 of 14");
    const washes = new Set<string | undefined>();
    const drawings = new Set<string | undefined>();
    for (const _ of slides) {
      const parts = () => [...gallery.getByRole("img").querySelectorAll("svg")].map(({ innerHTML }) => innerHTML);
      // The drawings load while the first slide is shown.
      await waitFor(() => expect(parts()).toHaveLength(2));
      washes.add(parts()[0]);
      drawings.add(parts()[1]);
      await user.click(gallery.getByRole("button", { name: "Next slide" }));
    }
    expect([washes.size, drawings.size]).toEqual([14, 13]);
  });

  it("jumps to the slide of a pressed dot", async () => {
    const { user, gallery } = await openGallery();
    const dots = gallery.getAllByRole("button", { name: /^Go to slide/ });
    expect(dots).toHaveLength(12);
    for (const number of [7, 12, 1]) {
      const dot = gallery.getByRole("button", { name: `Go to slide ${number}` });
      await user.click(dot);
      expect(gallery.getByText(`${number} of 12`)).toBeVisible();
      expect(dots.filter((each) => each.hasAttribute("aria-current"))).toEqual([dot]);
    }
    await user.dblClick(gallery.getByRole("button", { name: "Next slide" }));
    expect(gallery.getByText("3 of 12")).toBeVisible();
  });

  it("can be controlled with the arrow keys, Home, and End", async () => {
    const { user, gallery } = await openGallery();
    for (const [from, key, to] of [
      [12, "ArrowRight", 1],
      [1, "ArrowLeft", 12],
      [3, "End", 12],
      [3, "Home", 1],
    ]) {
      await user.click(gallery.getByRole("button", { name: `Go to slide ${from}` }));
      await user.keyboard(`{${key}}`);
      expect(gallery.getByText(`${to} of 12`)).toBeVisible();
      expect(gallery.getByRole("button", { name: `Go to slide ${to}` })).toHaveFocus();
    }
    const stops = gallery.getAllByRole("button", { name: /^Go to slide/ }).filter((dot) => dot.tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  it("moves left in a right-to-left language", async () => {
    vi.stubGlobal("__RTL__", true);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, gallery } = await openGallery();
    const arrowOf = (name: string) => gallery.getByRole("button", { name }).querySelector("path")?.getAttribute("d");
    expect(arrowOf("Next slide")).toMatch(/^M12 /);
    expect(arrowOf("Previous slide")).toMatch(/^M8 /);
    await user.click(gallery.getByRole("button", { name: "Go to slide 3" }));
    await user.keyboard("{ArrowLeft}");
    expect(gallery.getByText("4 of 12")).toBeVisible();
    swipe(100, 0);
    expect(gallery.getByText("5 of 12")).toBeVisible();
  });

  it("follows a horizontal swipe", async () => {
    const { gallery } = await openGallery();
    swipe(-50, 10);
    expect(gallery.getByText("2 of 12")).toBeVisible();
    swipe(50, 10);
    swipe(120, 0);
    expect(gallery.getByText("12 of 12")).toBeVisible();

    // A short or steep swipe, a long press, a touch that the phone takes over, and a pan across a zoomed page.
    swipe(-49, 0);
    swipe(-80, 120);
    swipe(-120, 0, (slide) => fireEvent.contextMenu(slide));
    swipe(-120, 0, (slide) => fireEvent.touchCancel(slide));
    vi.stubGlobal("visualViewport", { scale: 2 });
    swipe(-120, 0);
    expect(gallery.getByText("12 of 12")).toBeVisible();
  });

  it("wraps around in both directions", async () => {
    const saved = [
      aGallerySlide({ id: 3, alt: "A brass bowl on a shelf", description: "The bowl that begins each evening." }),
      aGallerySlide({ id: 9, description: "Where you sit." }),
    ];
    let arrive = () => {};
    const slides = new Promise<typeof saved>((resolve) => {
      arrive = () => resolve(saved);
    });
    const { user, gallery } = await openGallery(() => slides);
    await user.click(gallery.getByRole("button", { name: "Go to slide 12" }));
    arrive();
    expect(await gallery.findByRole("group", { name: "2 of 2" })).toHaveTextContent("Where you sit.");
    expect(gallery.getAllByRole("button", { name: /^Go to slide/ })).toHaveLength(2);
    for (const name of ["Next slide", "Previous slide", "Previous slide"]) {
      await user.click(gallery.getByRole("button", { name }));
      expect(gallery.getByRole("button", { name })).toHaveFocus();
    }
    expect(gallery.getByRole("group", { name: "1 of 2" })).toHaveTextContent("The bowl that begins each evening.");
    expect(gallery.getByRole("img", { name: "A brass bowl on a shelf" })).toBeVisible();
  });

  it("shows the built-in slides if the saved ones do not load", async () => {
    const list = vi.fn(() => Promise.reject(new Error("The storage was not downloaded")));
    const { gallery } = await openGallery(list);
    await waitFor(() => expect(list.mock.settledResults).toMatchObject([{ type: "rejected" }]));
    expect(gallery.getByText("1 of 12")).toBeVisible();
  });

  it("says that adding images is not available yet", async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole("button", { name: "Add More Images" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/not implemented yet/));
  });
});
