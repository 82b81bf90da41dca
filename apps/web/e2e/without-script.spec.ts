import { expect, test } from "./browser-test.ts";
import { everyPage, pageTitle } from "./routes.ts";

test.use({ javaScriptEnabled: false });

/** The pages with a part that needs scripts, and the text that replaces it. */
const NOTES: Readonly<Record<string, string>> = {
  "/contact": "This form needs JavaScript",
  "/calendar": "The list of events needs JavaScript",
  "/calendar/all": "The list of events needs JavaScript",
  "/calendar/poster": "The poster needs JavaScript",
  "/admin": "This page needs JavaScript",
};

test("every page is readable without scripts", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("group", { name: "1 of 12" }).getByRole("img")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
  for (const { name, path } of everyPage) {
    if (["/admin", "/calendar/all", "/calendar/poster"].includes(path)) await page.goto(path);
    else if (path !== "/") await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(path === "/" ? /Inner Light$/ : pageTitle(name));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveText(/.{60}/);
    const title = NOTES[path];
    const note = page.locator("noscript p");
    await expect(note).toHaveText(title === undefined ? [] : [title, /^It’s turned off in this browser/]);
    if (title !== undefined) await expect(note.first()).toBeVisible();
    await expect(page.getByText("Looking at the calendar…")).toBeHidden();
  }
});
