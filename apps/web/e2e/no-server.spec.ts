import { expect, PICTURE_HOST, test } from "./fixtures.ts";

// Every journey checks that the site requests only its own files and the gallery's picture, sends nothing and sets no
// cookie (fixtures.ts).

test.describe("when the host of the picture cannot be reached", () => {
  test.use({ allowedProblems: [/Failed to load resource: net::ERR_.*images\.unsplash\.com/] });

  test("the drawing stays in its place, and the gallery works", async ({ page, context }) => {
    await context.route(`${PICTURE_HOST}/**`, (route) => route.abort("connectionrefused"));
    const failed = page.waitForEvent("requestfailed", (request) => request.url().startsWith(PICTURE_HOST));
    await page.goto("/");
    const gallery = page.getByRole("region", { name: "Gallery" });
    await gallery.scrollIntoViewIfNeeded();
    await failed;
    const picture = gallery.getByRole("img");
    await expect(picture).toBeVisible();
    await expect(picture.locator("svg").first()).toBeVisible();
    await expect(picture.locator("img")).toHaveCSS("opacity", "0");
    await expect(picture).toHaveAccessibleName(/aura reading/);
    const before = await picture.boundingBox();
    await gallery.getByRole("button", { name: "Next slide" }).click();
    await expect(gallery.getByText("2 of 12", { exact: true })).toBeVisible();
    await expect(picture.locator("svg").first()).toBeVisible();
    expect((await picture.boundingBox())?.height).toBe(before?.height);
  });
});
