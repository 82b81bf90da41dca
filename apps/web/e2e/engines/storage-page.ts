import { servePage } from "../../../../packages/storage-local/browser/serve-page.ts";
import { test as base } from "../fixtures.ts";

export { changeAtOnce, openTab, titlesIn } from "../../../../packages/storage-local/browser/changes-at-once.ts";

/** `test`, with nothing but the storage as the site: its backend is on the page's `window`. */
export const test = base.extend({
  baseURL: async ({ browserName: _browserName }, use) => {
    const served = await servePage();
    await use(served.url);
    await served.close();
  },
});
