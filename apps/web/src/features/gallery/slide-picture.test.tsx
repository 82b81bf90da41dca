import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import EmptyLight from "../../ui/drawings/empty-light.svg?react";
import { Caption, SlidePicture } from "./slide-picture.tsx";

function renderPicture(picture: string | null, glow = true) {
  render(<SlidePicture alt="Two chairs" drawing={EmptyLight} index={0} picture={picture} glow={glow} />);
  const frame = screen.getByRole("img", { name: "Two chairs" });
  const [image = frame] = frame.querySelectorAll("img");
  const [wash, drawing] = frame.querySelectorAll("svg");
  return { image, frame, wash, drawing };
}

describe("a slide's picture", () => {
  it("is requested in a suitable size", () => {
    const { image } = renderPicture("https://pictures.example/a");
    expect(image).toHaveAttribute("src", "https://pictures.example/a?auto=format&fit=crop&w=800&h=600&q=70");
    expect(image.getAttribute("srcset")).toContain("w=1600&h=1200&q=70 1600w");
    expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("comes in several widths if it is the practice's own", () => {
    const { image } = renderPicture("/pictures/room-1a2b3c-1000");
    expect(image).toHaveAttribute("src", "/pictures/room-1a2b3c-1000.jpg");
    expect(image.getAttribute("srcset")?.split(", ")).toEqual([
      "/pictures/room-1a2b3c-480.webp 480w",
      "/pictures/room-1a2b3c-800.webp 800w",
      "/pictures/room-1a2b3c-1000.webp 1000w",
    ]);
  });

  it.each([["/pictures/room-1a2b3c.svg"], ["https://pictures.example/a?width=900"]])(
    "is requested unchanged: %s",
    (address) => {
      const { image } = renderPicture(address);
      expect(image).toHaveAttribute("src", address);
      expect(image).not.toHaveAttribute("srcset");
    },
  );

  it("is a drawing if there is no other picture", () => {
    const { image, frame, drawing } = renderPicture(null);
    expect(image).toBe(frame);
    expect(drawing).toBeVisible();
  });

  it.each([
    [true, "soft-light"],
    [false, ""],
  ])("blends with the glow only if the owner enables it: %s", (glow, blending) => {
    const { image, wash } = renderPicture("/pictures/room.jpg", glow);
    fireEvent.load(image);
    expect(wash).toHaveStyle({ mixBlendMode: blending });
  });

  it("falls back to the drawing if its host is unreachable", () => {
    const { image } = renderPicture("https://pictures.example/a");
    fireEvent.load(image);
    expect(image).toHaveStyle({ opacity: 1 });
    fireEvent.error(image);
    expect(image).toHaveStyle({ opacity: 0 });
  });
});

it.each([
  ["Crystal healing: we choose stones. Yours: the amber.", ["Crystal healing", "we choose stones. Yours: the amber."]],
  ["The room.", ["The room."]],
])("the caption shows the name before the colon on its own line: %s", (text, lines) => {
  render(<Caption text={text} texts={[text]} />);
  for (const line of lines) expect(screen.getByText(line)).toBeVisible();
});
