import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";

/** What visitors come for, and how few clicks it takes. */

test("a prefilled question is two clicks from the home page", {
  tag: "@phone",
}, async ({ page, storage }) => {
  await openAndWait(page, "/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Explore aura readings" }).tap();
  await expect(page.getByRole("term")).toHaveText(["For", "Where", "How long"]);
  await expect(page.getByRole("heading", { name: "Bring your pet" })).toBeVisible();
  await main.getByRole("link", { name: "Ask about this session" }).first().tap();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("I’d like to ask about: Aura Reading\n\n");

  await test.step("the privacy clause is one click from any page", async () => {
    const kept = page.getByRole("heading", { name: "What this browser keeps about you" });
    await page.getByRole("main").getByRole("link", { name: "What this browser keeps" }).click();
    await expect(kept).toBeInViewport();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { name: /Privacy: what stays in your browser/ })).toBeInViewport();
    await page.getByRole("link", { name: "See what this browser keeps about you" }).click();
    await expect(kept).toBeInViewport();
    await page.getByRole("button", { name: "Show what is kept" }).click();
    await expect(page.getByText("This browser keeps no messages.")).toBeVisible();
    expect(await storage.read("messages")).toBeNull();
  });
});

test("every page that leads to a booking shows the booking notice", async ({ request }) => {
  for (const path of ["/calendar", "/contact", "/aura-reading", "/reiki-healing", "/terms"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("at least 24 hours ahead");
  }
});
