import { FixedClock } from "@inner-light/core/testing";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { contact } from "../words/contact.ts";
import { pages } from "./site/pages.ts";
import { builtHtml, hydrate, rootOf } from "./testing/built-page.tsx";
import { keepInput } from "./ui/browser/keep-input.ts";

it("a link pressed during hydration works", async () => {
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

it("typed text survives when an extension has changed the page", async () => {
  const root = rootOf(await builtHtml(pages.contact.path));
  document.body.append(root);
  const putBack = keepInput(root);
  const name = within(root).getByLabelText<HTMLInputElement>("Full Name");
  name.focus();
  name.value = "Ada Lovelace";
  name.setSelectionRange(0, 3);
  within(root).getByLabelText<HTMLInputElement>("Email Address").value = "ada@example.com";
  name.before(document.createElement("button"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  await hydrate(root, pages.contact.path, new FixedClock(), { onReady: putBack, onRecoverableError: () => {} });

  expect(name).not.toBeInTheDocument();
  const field = screen.getByLabelText<HTMLInputElement>("Full Name");
  expect(field).toHaveValue("Ada Lovelace");
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  expect(screen.getByLabelText("Email Address")).toHaveValue("ada@example.com");
});

it("a field that had focus regains it after hydration", () => {
  const fields = '<input id="phone"><input id="email">';
  const root = rootOf(fields);
  document.body.append(root);
  const putBack = keepInput(root);
  const seenByReact = vi.fn((event: Event) => event.stopPropagation());
  for (const type of ["focusin", "change", "keydown"]) root.addEventListener(type, seenByReact, true);
  const [phone, email] = root.querySelectorAll("input");
  phone?.focus();
  email?.focus();
  for (const type of ["keydown", "change"]) email?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(seenByReact.mock.calls.map(([{ type }]) => type)).toEqual(["focusin", "focusin"]);

  root.innerHTML = fields;
  putBack();
  expect(root.querySelector("#email")).toHaveFocus();
  root.querySelector("#email")?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(seenByReact.mock.lastCall?.[0].type).toBe("change");
  root.remove();
});
