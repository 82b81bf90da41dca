import type { Page } from "@playwright/test";

/** Whether Chromium tells assistive technology that a button is expanded. */
export async function toldExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const button = nodes.find(({ role, name: found }) => role?.value === "button" && found?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}
