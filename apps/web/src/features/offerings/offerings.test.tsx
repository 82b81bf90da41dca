import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { auraReading } from "../../../words/aura-reading.ts";
import { services } from "../../../words/services.ts";
import { site } from "../../site/site.ts";
import { changeInTest } from "../../testing/in-test.ts";
import { renderApp } from "../../testing/render-site.tsx";

/** The snapshots of e2e/states.spec.ts cover the default pages. */
it("a service's page shows the owner's price", async () => {
  changeInTest(site, { prices: { auraReading: "$120 for 60 minutes" } });
  await renderApp({ path: "/aura-reading" });
  expect(screen.getAllByRole("definition").at(-1)).toHaveTextContent("$120 for 60 minutes");
});

it("a service without a price has no price row", async () => {
  changeInTest(site, { prices: {} });
  await renderApp({ path: "/aura-reading" });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["For", "Where", "How long"]);
});

it("a link at the top leads to the section on who else is welcome", async () => {
  await renderApp({ path: "/aura-reading" });
  const link = screen.getByRole("link", { name: auraReading.welcome.title });
  expect(link).toHaveAttribute("href", "#welcome");
  expect(document.getElementById("welcome")).toHaveTextContent(auraReading.welcome.title);
});

it("the owner's pictures replace the drawings", async () => {
  const [card, ...others] = auraReading.imageCards;
  changeInTest(services, {
    auraReading: { ...services.auraReading, ...{ picture: "/pictures/bowls.jpg", label: "Three bowls" } },
  });
  changeInTest(auraReading, {
    imageCards: [{ name: "A", text: "B", label: "", ...card, ...{ picture: "/a.jpg" } }, ...others],
  });
  await renderApp({ path: "/aura-reading" });
  expect(screen.getByRole("img", { name: "Three bowls" })).toHaveAttribute("src", "/pictures/bowls.jpg");
  const frame = screen.getByRole("img", { name: `${card?.label}` });
  expect(frame.querySelector("img")?.getAttribute("src")).toBe("/a.jpg");
  expect(frame.querySelector("svg")).toBeNull();
});
