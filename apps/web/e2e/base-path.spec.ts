import { SiteCopy } from "../scripts/build/site-copy.ts";
import { listen } from "../scripts/server/listen.mjs";
import { createSiteHandler } from "../scripts/server/site-handler.mjs";
import { expect, test as journey } from "./fixtures.ts";
import { waitUntilListening } from "./open.ts";
import { everyPage } from "./routes.ts";

const BASE_PATH = "/project/";

/** The site below a path of its host, as GitHub Pages serves a project. */
const test = journey.extend<{ readonly site: string }>({
  site: async ({ browserName: _browserName }, use) => {
    const copy = await SiteCopy.create();
    await copy.configure(`siteUrl: "https://quiet-lane.github.io/project"`);
    const { code, output } = await copy.run("build", { BASE_PATH: "project" }); // As somebody may write it.
    if (code !== 0) throw new Error(output);
    const { address, close } = await listen(createSiteHandler({ directory: copy.dist, base: BASE_PATH }), 0);
    await use(address);
    close();
    await copy.remove();
  },
  baseURL: ({ site }, use) => use(`${site}${BASE_PATH}`),
  allowedProblems: [/status of 404 .*no-such-page/],
});

test("below a path of its host the whole site works", async ({ page, site }) => {
  test.setTimeout(120_000);
  const strayed: string[] = [];
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === site && (!pathname.startsWith(BASE_PATH) || response.status() >= 400)) strayed.push(pathname);
  });

  for (const { path } of everyPage) {
    await page.goto(`${site}${BASE_PATH}${path.slice(1)}`);
    await waitUntilListening(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const name of ["Calendar", "Contact", "Aura Reading", "Home"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect(page.locator("header nav [aria-current=page]")).toHaveText([name]);
  }
  await expect(page).toHaveURL(`${site}${BASE_PATH}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", "https://quiet-lane.github.io/project/");

  const manifest = await page.request.get(`${site}${BASE_PATH}site.webmanifest`);
  const { start_url, icons } = await manifest.json();
  expect(start_url).toBe(BASE_PATH);
  for (const { src } of icons) expect((await page.request.get(site + src)).status()).toBe(200);
  expect(strayed).toEqual([]);

  const missing = await page.goto(`${site}${BASE_PATH}deep/no-such-page`);
  expect(missing?.status()).toBe(404);
  await waitUntilListening(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`^${site}${BASE_PATH}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
