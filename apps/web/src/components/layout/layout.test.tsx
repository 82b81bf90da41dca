import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

it("begins with the way to the content, in a landmark like everything on the page", async () => {
  const { user } = await renderApp({ path: "/terms" });
  await user.tab();
  const skip = within(screen.getByRole("banner")).getByRole("link", { name: "Skip to the content" });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

it("leaves it to the browser to tell whether the menu is open", async () => {
  await renderApp({ path: "/terms" });
  const navigation = screen.getByRole("navigation", { name: "Main" });
  const toggle = within(navigation).getByText("Menu");
  expect(toggle).toHaveAttribute("popovertarget", within(navigation).getByRole("list").id);
  expect(toggle).not.toHaveAttribute("aria-expanded");
});
