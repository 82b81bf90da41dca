import { expect, test } from "../fixtures.ts";
import { openAndWait } from "../open.ts";
import { everyPage } from "../routes.ts";

test("every route opens without Trusted Types and without view transitions", async ({ page }) => {
  for (const { path } of everyPage) {
    await openAndWait(page, path);
    expect(await page.evaluate(() => ["trustedTypes" in window, "startViewTransition" in document])).toEqual([
      false,
      false,
    ]);
  }
});
