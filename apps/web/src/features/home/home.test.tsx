import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { contact } from "../../../words/contact.ts";
import { home } from "../../../words/home.ts";
import { services } from "../../../words/services.ts";
import { textMessages } from "../../../words/text-messages.ts";
import { renderApp } from "../../testing/render-app.tsx";

describe("the home page", () => {
  it("has its parts in their order", async () => {
    await renderApp({ path: "/" });
    const parts = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      home.services,
      home.gallery,
      textMessages.title,
      home.closing.title,
    ]);
  });

  it("leads to both offerings from the first screen, and again from their cards", async () => {
    await renderApp({ path: "/" });
    for (const [{ name, explore, more }, path] of [
      [services.auraReading, "/aura-reading"],
      [services.reikiHealing, "/reiki-healing"],
    ] as const) {
      expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
      for (const link of [explore, more])
        expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", path);
    }
  });

  it("leads to the calendar and to the contact page in the end", async () => {
    const { user } = await renderApp({ path: "/" });
    expect(screen.getByRole("link", { name: home.closing.calendar })).toHaveAttribute("href", "/calendar");
    await user.click(screen.getByRole("link", { name: home.closing.contact }));
    expect(await screen.findByRole("heading", { level: 1, name: contact.title })).toBeVisible();
  });
});
