import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SocialLinks } from "./social-links.tsx";

it("links to where else the practice is found", () => {
  render(<SocialLinks links={[{ name: "Instagram", url: "https://www.instagram.com/quiet-lane" }]} />);
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/quiet-lane",
  );
});

it("shows nothing while there is nothing to link to", () => {
  const { container } = render(<SocialLinks links={[]} />);
  expect(container).toBeEmptyDOMElement();
});
