import type { Page } from "@playwright/test";

/**
 * Whether Chromium tells assistive technology that a button is expanded. The drivers of other engines cannot say, so
 * there it is whether the popover is open, which is what the engine derives it from.
 */
export async function toldExpanded(page: Page, name: string): Promise<boolean | undefined> {
  if (process.env["ENGINE"] !== undefined) return (await page.locator(":popover-open").count()) > 0;
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const button = nodes.find(({ role, name: found }) => role?.value === "button" && found?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}
