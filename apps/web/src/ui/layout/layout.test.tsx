import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calendar } from "../../../words/calendar.ts";
import { contact } from "../../../words/contact.ts";
import { eventNotFound, notFound } from "../../../words/footer.ts";
import { gallery } from "../../../words/gallery.ts";
import { navigationPages } from "../../site/offered-services.ts";
import { type Page, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-site.tsx";

const allPages: readonly Page[] = Object.values(pages);
const bar = () => within(screen.getByRole("navigation", { name: "Main" }));

describe("each page", () => {
  it.each(allPages)("has one heading and a description: $path", async (page) => {
    const { path, title, description, hidden } = page;
    await renderApp({ path });
    const marked = bar().queryAllByRole("link", { current: "page" });
    expect(marked.map(({ textContent }) => textContent)).toEqual(navigationPages.includes(page) ? [page.name] : []);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`${title} | ${site.practiceName}`);
    const one = (selector: string) => {
      const found = document.head.querySelectorAll(selector);
      expect(found.length).toBeLessThan(2);
      return found[0]?.getAttribute(selector.startsWith("link") ? "href" : "content");
    };
    expect(one("meta[name=description]")).toBe(description);
    expect(one("meta[name=robots]")).toBe(hidden ? "noindex" : undefined);
    expect(one("link[rel=canonical]")).toBe(hidden ? undefined : site.url + path);
  });

  it("moves focus to its heading after the visitor follows a link", async () => {
    const { user } = await renderApp({ path: "/" });
    const voice = document.querySelector("[aria-live=polite][aria-atomic=true]");
    expect(voice).toBeEmptyDOMElement();
    await user.click(bar().getByRole("link", { name: "Contact" }));
    const heading = await screen.findByRole("heading", { level: 1, name: contact.title });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(voice).toHaveTextContent(`Contact | ${site.practiceName}`);

    await user.click(bar().getByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: calendar.title })).toHaveFocus());
    expect(voice).toHaveTextContent(`Calendar | ${site.practiceName}`);
  });
});

it("a toast does not follow the visitor to another page", async () => {
  const { user } = await renderApp({ path: "/" });
  await user.click(await screen.findByRole("button", { name: gallery.add }));
  await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
  await user.click(bar().getByRole("link", { name: "Calendar" }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: calendar.title })).toHaveFocus());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each([
  ["/no-such-page", notFound.title],
  ["/Calendar", notFound.title],
  ["/calendar/no-such-page", notFound.title],
  ["/events/7/", eventNotFound.title],
])("an unknown URL leads to the calendar: %s", async (path, title) => {
  await renderApp({ path });
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: "See the calendar" })).toHaveAttribute("href", "/calendar");
  const marked = bar()
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual(title === notFound.title ? [] : ["Calendar"]);
});
