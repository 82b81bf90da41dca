import type { Page } from "@playwright/test";
import { expect, test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";

/** An init script: a browser without popovers, neither their selector nor their attributes. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement");
  });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      // The styles no longer match the hashes of the policy.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replaceAll(":popover-open", ":not-known")
      .replace(/ popover="auto"/, "")
      .replace(/ popoverTarget="[^"]*"/, "");
    const { "content-security-policy": _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}

test("without popovers the links are always shown, and no button", { tag: ["@phone", "@thorough"] }, async ({
  page,
}) => {
  await forgetPopovers(page);
  await openAndWait(page, "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText([
    "Home",
    "Aura Reading",
    "Reiki Healing",
    "Calendar",
    "Contact",
  ]);
  await expect(navigation.getByRole("link").last()).toBeInViewport();
  await expect(navigation.getByRole("button")).toHaveCount(0);

  await navigation.getByRole("link", { name: "Contact" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Write to me" })).toBeFocused();
  await expect(navigation.getByRole("link")).toHaveCount(5);
});
