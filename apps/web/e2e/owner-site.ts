import { SiteCopy } from "../scripts/build/site-copy.ts";
import { listen } from "../scripts/server/listen.mjs";
import { createSiteHandler } from "../scripts/server/site-handler.mjs";
import { test as base } from "./fixtures.ts";

/** The site is below this path of its host, as GitHub Pages serves a project. */
export const BASE_PATH = "/project/";

/** What a practice that can be reached has written into its file. */
const SETTINGS = `
  practiceName: "Quiet Lane Reiki",
  siteUrl: "https://quiet-lane.com/project",
  timeZone: "America/New_York",
  email: "hello@quiet-lane.com",
  phone: "+1 (212) 555-0123",
  textMessages: { number: "+1 212 555 0199", keyword: "QUIET" },
`;

/** A journey on the site of a practice that has filled in its file. Built once for all tests of a file. */
export const test = base.extend<object, { readonly ownerSite: string }>({
  ownerSite: [
    async ({ browserName: _browserName }, use) => {
      const copy = await SiteCopy.create();
      await copy.configure(SETTINGS);
      const { code, output } = await copy.run("build", { BASE_PATH: "project" }); // Without slashes, as owners may write it.
      if (code !== 0) throw new Error(output);
      const { address, close } = await listen(createSiteHandler({ directory: copy.dist, base: BASE_PATH }), 0);
      await use(address);
      close();
      await copy.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // Addresses without a slash in front are below the path.
  baseURL: ({ ownerSite }, use) => use(ownerSite + BASE_PATH),
});
