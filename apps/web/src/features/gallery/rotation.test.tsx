import { FixedClock } from "@inner-light/core/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gallerySlides } from "../../site/gallery-slides.ts";
import { builtHtml, hydrate, rootOf } from "../../testing/built-page.tsx";
import { stoppableTime } from "../../testing/in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { GalleryCarousel } from "./gallery-carousel.tsx";

const FIVE_SECONDS = 5000;
const A_LONG_TIME = 60_000;

const { stop, pass } = stoppableTime();
afterEach(() => void vi.restoreAllMocks());

/** Shows slide `number`, and stops time as soon as it appears. */
async function lookAtSlide(number: number): Promise<HTMLElement> {
  await renderComponent(<GalleryCarousel />, { gallerySlides: { list: async () => gallerySlides } });
  const gallery = screen.getByRole("region", { name: "Gallery" });
  await within(gallery).findByText("1 of 12");
  stop();
  press(`Go to slide ${number}`);
  return gallery;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

const pressStart = () => press("Start automatic slide show");

function setHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

function visitByKeyboard(): void {
  for (const name of ["Next slide", "Add More Images"]) act(() => screen.getByRole("button", { name }).focus());
}

function expectSlide(number: number): void {
  expect(screen.getByRole("group", { name: `${number} of 12` })).toBeInTheDocument();
  expect(screen.getByText(`${number} of 12`)).toBeVisible();
}

/** Expects slide 3 to stay until `goOn`, and to change five seconds later. */
function expectToWaitUntil(goOn: () => void): void {
  const slide = screen.getByRole("group", { name: "3 of 12" });
  expect(slide).toHaveAttribute("aria-live", "polite");
  pass(A_LONG_TIME);
  expectSlide(3);
  goOn();
  expect(slide).toHaveAttribute("aria-live", "off");
  pass(FIVE_SECONDS - 1);
  expectSlide(3);
  pass(1);
  expectSlide(4);
}

describe("the slides", () => {
  it("advance every five seconds", async () => {
    await lookAtSlide(11);
    pass(FIVE_SECONDS - 1);
    expectSlide(11);
    pass(1);
    expectSlide(12);
    pass(FIVE_SECONDS - 1);
    expectSlide(12);
    pass(1);
    expectSlide(1);
    pass(FIVE_SECONDS);
    expectSlide(2);
  });

  it("stay for five seconds after a manual step", async () => {
    await lookAtSlide(3);
    pass(FIVE_SECONDS - 1);
    press("Next slide");
    pass(FIVE_SECONDS - 1);
    expectSlide(4);
    pass(1);
    expectSlide(5);
  });

  it.each([
    [
      "while the pointer is over the gallery",
      (gallery: HTMLElement) => fireEvent.pointerEnter(gallery, { pointerType: "mouse" }),
      (gallery: HTMLElement) => fireEvent.pointerLeave(gallery, { pointerType: "mouse" }),
    ],
    ["while the tab is hidden", () => setHidden(true), () => setHidden(false)],
    ["after the pause button is pressed", () => press("Stop automatic slide show"), pressStart],
    ["after the keyboard enters the gallery", visitByKeyboard, pressStart],
  ])("pause %s", async (_, begin, goOn) => {
    const gallery = await lookAtSlide(3);
    begin(gallery);
    expectToWaitUntil(() => goOn(gallery));
  });

  it("do not pause after a touch", async () => {
    const gallery = await lookAtSlide(3);
    fireEvent.pointerEnter(gallery, { pointerType: "touch" });
    pass(FIVE_SECONDS);
    expectSlide(4);
  });

  it("stay paused if the gallery had focus before the script ran", async () => {
    const page = rootOf(await builtHtml("/"));
    document.body.append(page);
    within(page).getByRole("button", { name: "Next slide" }).focus();
    await hydrate(page, "/", new FixedClock());
    expect(await within(page).findByRole("button", { name: "Start automatic slide show" })).toBeVisible();
  });

  it("start paused with reduced motion", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
    await lookAtSlide(3);
    expectToWaitUntil(pressStart);
  });
});
