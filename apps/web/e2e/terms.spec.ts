import { site } from "../src/site/site.ts";
import { expect, test } from "./fixtures.ts";

test.beforeEach(({ page }) => page.goto("/terms"));

test("the service terms come in six numbered sections", async ({ page }) => {
  const sections = page.getByRole("heading", { level: 3, name: /^\d\. / });
  await expect(sections).toHaveText([
    /^1\. Bookings and cancellation/,
    /^2\. Sessions/,
    /^3\. Prices/,
    /^4\. Conduct and care/,
    /^5\. Privacy/,
    /^6\. Changes/,
  ]);
});

test("the terms name the numbers of the practice", async ({ page }) => {
  const main = page.getByRole("main");
  for (const fact of [
    /book at least 24 hours ahead/,
    /cancel or move your session at least 24 hours before/,
    /answer within 24 hours/,
    /call of 15 minutes is free/,
    /60–90 minutes/,
    /prices change, I say so at least 30 days before/,
  ]) {
    await expect(main).toContainText(fact);
  }
});

test("the text-messaging terms say how to join, how often, how to leave, what it costs and who sees the number", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: "Text-messaging terms" })).toBeVisible();
  await expect(main).toContainText(/Text JOIN to .* answer YES to confirm/);
  await expect(main).toContainText(/2–4 messages a month/);
  await expect(main).toContainText(/Text STOP or UNSUBSCRIBE at any time/);
  await expect(main).toContainText(/standard message and data rates may apply/);
  await expect(main).toContainText(/Your number stays private/);
});

test("the page ends with a way to ask", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 2, name: "News by text message" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).last()).toHaveText("Questions about these terms");
  await expect(main.getByText(site.contact.email.text)).toBeVisible();
  await main.getByRole("link", { name: "All the ways to reach me" }).click();
  await expect(page).toHaveURL("/contact");
});
