import { aGallerySlide } from "@inner-light/core/testing";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GallerySlideRepository } from "../../ioc/tokens.ts";
import { createTestContainer, renderApp } from "../../testing/render-app.tsx";
import { storeWith } from "../../testing/store-with.ts";

async function openGallery(repository?: GallerySlideRepository, container = createTestContainer()) {
  if (repository) (await container.rebind(GallerySlideRepository)).toConstantValue(repository);
  const { user } = await renderApp({ path: "/", container });
  return { user, gallery: within(screen.getByRole("region", { name: "Gallery" })) };
}

describe("the gallery", () => {
  it("goes round in both directions", async () => {
    const { user, gallery } = await openGallery();
    expect(gallery.getByText("1 of 12")).toBeVisible();

    await user.click(gallery.getByRole("button", { name: "Previous slide" }));
    expect(gallery.getByText("12 of 12")).toBeVisible();

    await user.click(gallery.getByRole("button", { name: "Next slide" }));
    expect(gallery.getByText("1 of 12")).toBeVisible();
  });

  it("jumps to a slide by its dot, and is one stop on the way of the keyboard", async () => {
    const { user, gallery } = await openGallery();
    await user.click(gallery.getByRole("button", { name: "Go to slide 5" }));
    expect(gallery.getByText("5 of 12")).toBeVisible();

    await user.keyboard("{ArrowRight}");
    expect(gallery.getByText("6 of 12")).toBeVisible();
    expect(gallery.getByRole("button", { name: "Go to slide 6" })).toHaveFocus();
    const stops = gallery.getAllByRole("button", { name: /^Go to slide/ }).filter((dot) => dot.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it("shows the saved slides when there are any", async () => {
    const saved = [aGallerySlide({ id: 1, description: "First of ours" }), aGallerySlide({ id: 2 })];
    const { gallery } = await openGallery(undefined, createTestContainer(storeWith({ slides: saved })));
    expect(await gallery.findByText("First of ours")).toBeVisible();
    expect(gallery.getByText("1 of 2")).toBeVisible();
  });

  it("says that it is loading while there are no slides", async () => {
    const { gallery } = await openGallery({
      list: async () => [],
    });
    expect(await gallery.findByText("Loading gallery...")).toBeVisible();
  });

  it("goes on with its own slides when the saved ones cannot be fetched", async () => {
    const { gallery } = await openGallery({
      list: () => Promise.reject(new Error("The storage was not downloaded")),
    });
    await Promise.resolve();
    expect(gallery.getByText("1 of 12")).toBeVisible();
  });

  it("stops once the keyboard is in it, and goes on when asked to", async () => {
    const { user, gallery } = await openGallery();
    const slide = gallery.getByRole("group", { name: "1 of 12" });
    expect(slide).toHaveAttribute("aria-live", "off");

    act(() => gallery.getByRole("button", { name: "Stop automatic slide show" }).focus());
    expect(slide).toHaveAttribute("aria-live", "polite");

    await user.keyboard("{Enter}");
    expect(gallery.getByRole("button", { name: "Stop automatic slide show" })).toBeVisible();
    expect(slide).toHaveAttribute("aria-live", "off");
  });

  it("does not add images yet, and says so", async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole("button", { name: "Add More Images" }));
    expect(await screen.findByRole("status")).toHaveTextContent(/not implemented yet/);
  });
});
