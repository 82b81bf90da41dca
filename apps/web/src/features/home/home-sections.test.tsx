import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { home } from "../../../words/home.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { renderComponent } from "../../testing/render-site.tsx";
import { Services, Testimonials } from "./home-sections.tsx";

it("a service's card has a drawing and a glow", async () => {
  await renderComponent(<Services />);
  const pictures = screen.getAllByRole("article").map((card) => card.querySelectorAll("svg").length);
  expect(pictures).toEqual([2, 2]);
});

it("testimonials show the client's name", async () => {
  const { unmount } = await renderComponent(<Testimonials />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  unmount();
  changeInTest<object>(home, { testimonials: [{ text: "I slept all night.", name: "Mara, Albany" }] });
  await renderComponent(<Testimonials />);
  expect(screen.getByRole("heading", { level: 2, name: home.clients })).toBeVisible();
  const said = within(screen.getByRole("figure"));
  expect(said.getByRole("blockquote")).toHaveTextContent("I slept all night.");
  expect(said.getByText("Mara, Albany")).toBeVisible();
});
