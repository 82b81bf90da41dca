import { FixedClock } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { contact } from "../words/contact.ts";
import { pages } from "./site/pages.ts";
import { builtHtml, hydrate, rootOf } from "./testing/built-page.tsx";

it("a link pressed as soon as the app listens leads on, and nothing of the built page is discarded", async () => {
  const root = rootOf(await builtHtml(pages.home.path));
  const link = within(within(root).getByRole("contentinfo")).getByRole("link", { name: "Contact" });
  const differences: unknown[] = [];
  await hydrate(root, pages.home.path, new FixedClock(), {
    onReady: () => link.click(),
    onRecoverableError: (error) => differences.push(error),
  });
  expect(await screen.findByRole("heading", { level: 1, name: contact.title })).toBeVisible();
  expect(differences).toEqual([]);
});
