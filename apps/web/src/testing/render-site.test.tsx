import { aCalendarEvent } from "@inner-light/core/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderSite } from "./render-site.tsx";

it("visitors see what is coming up", async () => {
  const list = async () => [aCalendarEvent({ title: "Moon circle" })];
  await renderSite({ upcomingEvents: { list } }, "/calendar");
  expect(await screen.findByRole("heading", { name: "Moon circle" })).toBeVisible();
});
