import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { contact } from "../../../words/contact.ts";
import { site } from "../../site/site.ts";
import { renderApp } from "../../testing/render-app.tsx";

it("beside the form stand the ways to reach the practice, its hours, and what to expect", async () => {
  await renderApp({ path: "/contact" });
  const main = within(screen.getByRole("main"));
  for (const name of [contact.details, contact.hours, contact.expect.title]) {
    expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  for (const { text } of Object.values(site.contact)) expect(main.getByText(text)).toBeVisible();
  for (const [days, hours] of [
    ["Monday – Friday", "9:00 AM – 7:00 PM"],
    ["Saturday", "10:00 AM – 5:00 PM"],
    ["Sunday", "12:00 PM – 4:00 PM"],
  ] as const) {
    expect(main.getByText(days).nextElementSibling).toHaveTextContent(hours);
  }
  for (const line of contact.expect.lines) expect(main.getByText(line)).toBeVisible();
});
