import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { calendar } from "../../../words/calendar.ts";
import { renderApp } from "../../testing/render-app.tsx";

const robots = () => document.head.querySelector("meta[name=robots]")?.getAttribute("content");

it.each(["/no-such-page", "/Calendar", "/calendar/no-such-page"])(
  "the unknown address %s shows a friendly page that leads on, and alone is kept out of search results",
  async (path) => {
    const { user } = await renderApp({ path });
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/^Page Not Found/);
    expect(robots()).toBe("noindex");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    const bar = within(screen.getByRole("navigation", { name: "Main" }));
    expect(bar.getAllByRole("link")).toHaveLength(5);
    expect(bar.queryByRole("link", { current: "page" })).toBeNull();
    await user.click(main.getByRole("link", { name: "See the calendar" }));
    expect(await screen.findByRole("heading", { level: 1, name: calendar.title })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Calendar/));
    expect(robots()).toBeUndefined();
  },
);
