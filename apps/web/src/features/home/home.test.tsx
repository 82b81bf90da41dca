import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

describe("the home page", () => {
  it("has its parts in their order", async () => {
    await renderApp({ path: "/" });
    const parts = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "Two ways to begin",
      "A look inside",
      "News by text message",
      "Come as you are",
    ]);
  });

  it("leads to both offerings from the first screen, and again from their cards", async () => {
    await renderApp({ path: "/" });
    for (const [link, path] of [
      ["Explore aura readings", "/aura-reading"],
      ["Discover Reiki", "/reiki-healing"],
    ] as const) {
      expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", path);
    }
    const cards = within(screen.getByRole("main"));
    expect(cards.getByRole("heading", { level: 3, name: "Aura Reading" })).toBeVisible();
    expect(cards.getByRole("heading", { level: 3, name: "Reiki Healing" })).toBeVisible();
    expect(cards.getAllByRole("link", { name: /^Learn More/ }).map((link) => link.getAttribute("href"))).toEqual([
      "/aura-reading",
      "/reiki-healing",
    ]);
  });

  it("leads to the calendar and to the contact page in the end", async () => {
    const { user } = await renderApp({ path: "/" });
    expect(screen.getByRole("link", { name: "See the calendar" })).toHaveAttribute("href", "/calendar");
    await user.click(screen.getByRole("link", { name: "Write to me" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Write to me" })).toBeVisible();
  });
});
