import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calendar } from "../../../words/calendar.ts";
import { renderApp } from "../../testing/render-app.tsx";

function robots(): string | null | undefined {
  return document.head.querySelector("meta[name=robots]")?.getAttribute("content");
}

describe("an unknown address", () => {
  it.each(["/no-such-page", "/Calendar", "/calendar/no-such-page"])(
    "%s shows a friendly page that leads on",
    async (path) => {
      await renderApp({ path });
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
      expect(document.title).toMatch(/^Page Not Found/);
      expect(robots()).toBe("noindex");
      const main = within(screen.getByRole("main"));
      expect(main.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
      const bar = within(screen.getByRole("navigation", { name: "Main" }));
      expect(bar.getAllByRole("link")).toHaveLength(5);
      expect(bar.queryByRole("link", { current: "page" })).toBeNull();
    },
  );

  it("is kept out of search results, the page it leads to is not", async () => {
    const { user } = await renderApp({ path: "/no-such-page" });
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "See the calendar" }));
    expect(await screen.findByRole("heading", { level: 1, name: calendar.title })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Calendar/));
    expect(robots()).toBeUndefined();
  });
});
