import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventNotFound, notFound } from "../../../words/footer.ts";
import { renderApp } from "../../testing/render-app.tsx";

it.each([
  ["/no-such-page", notFound.title],
  ["/Calendar", notFound.title],
  ["/calendar/no-such-page", notFound.title],
  ["/events/7/", eventNotFound.title],
])("the page for %s says what may have happened, and leads to the calendar", async (path, title) => {
  await renderApp({ path });
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "See the calendar" })).toHaveAttribute("href", "/calendar");
});
