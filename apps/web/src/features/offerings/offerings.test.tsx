import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { servicePages } from "../../../words/service-pages.ts";
import { services } from "../../../words/services.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { saidIn, sentencesOf } from "../../testing/sentences.ts";
import { auraReading } from "./aura-reading.ts";
import { reikiHealing } from "./reiki-healing.ts";

function words(elements: readonly HTMLElement[]): (string | null)[] {
  return elements.map(({ textContent }) => textContent);
}

describe.each([
  { path: "/aura-reading", service: services.auraReading, page: auraReading.words },
  { path: "/reiki-healing", service: services.reikiHealing, page: reikiHealing.words },
])("the page at $path", ({ path, service, page }) => {
  it("says first for whom it is, where, how long it takes and what it costs, with one button to ask", async () => {
    await renderApp({ path });
    const intro = screen.getByRole("heading", { level: 1, name: service.name }).closest("section");
    if (intro === null) throw new Error("The page begins with no section");
    expect(words(within(intro).getAllByRole("term"))).toEqual(Object.values(servicePages.facts));
    expect(words(within(intro).getAllByRole("definition"))).toEqual([
      page.for,
      page.where,
      service.length,
      servicePages.noPrice,
    ]);
    expect(words(within(intro).getAllByRole("link"))).toEqual([servicePages.ask]);
  });

  it("has all its words, and a picture for each card", async () => {
    await renderApp({ path });
    const { welcome, ...others } = page;
    const { about: _, ...invitation } = welcome ?? { about: "" };
    const said = saidIn(screen.getByRole("main"));
    for (const sentence of sentencesOf([others, invitation, servicePages])) expect(said).toContain(sentence);
    for (const { label } of page.imageCards) expect(screen.getByRole("img", { name: label })).toBeVisible();
  });

  it("leads to the contact page and to the calendar", async () => {
    await renderApp({ path });
    const main = within(screen.getByRole("main"));
    for (const ask of main.getAllByRole("link", { name: servicePages.ask }))
      expect(ask).toHaveAttribute("href", `/contact?about=${service.name.replaceAll(" ", "+")}`);
    const { calendar } = servicePages.closing;
    expect(main.getByRole("link", { name: calendar })).toHaveAttribute("href", "/calendar");
  });
});

it("who else is welcome has a question to begin with", async () => {
  await renderApp({ path: "/aura-reading" });
  const { question = "", about = "" } = auraReading.words.welcome ?? {};
  const link = screen.getByRole("link", { name: question });
  expect(link).toHaveAttribute("href", `/contact?about=${about.replaceAll(" ", "+")}`);
});

it("a session costs what the owner says", async () => {
  Object.assign(site, { prices: { auraReading: "$120 for 60 minutes" } });
  await renderApp({ path: "/aura-reading" });
  Object.assign(site, { prices: {} });
  expect(words(screen.getAllByRole("definition"))).toContain("$120 for 60 minutes");
});
