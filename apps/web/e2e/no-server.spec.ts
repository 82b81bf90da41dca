import type { Request } from "@playwright/test";
import { addEvent, deleteEvent, enterAdmin } from "./admin.ts";
import { fillContactForm, sendMessage } from "./contact.ts";
import { expect, PICTURE_HOST, test } from "./fixtures.ts";
import { openAndWait } from "./open.ts";
import { everyPage } from "./routes.ts";

test("a visit to all of the site asks for its own files and the gallery's picture, and sends nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  for (const { path } of everyPage) await openAndWait(page, path);
  await page.goto("/contact");
  await fillContactForm(page);
  await sendMessage(page);
  await expect(page.getByRole("status")).toContainText("Message Sent Successfully!");
  await enterAdmin(page);
  await addEvent(page, { title: "Open evening", date: "2031-05-06", time: "20:15" });
  await deleteEvent(page, "Open evening");
  await expect(page.getByRole("status")).toContainText("Event Deleted");
  await page.goto("/");
  await page.getByRole("region", { name: "Gallery" }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((request) => request.url().startsWith(PICTURE_HOST))).toBe(true);

  const site = new URL(baseURL ?? "").origin;
  const hosts = new Set(requests.map((request) => new URL(request.url()).origin));
  expect([...hosts].sort()).toEqual([site, PICTURE_HOST].sort());
  for (const request of requests) {
    expect(request.method()).toBe("GET");
    expect(request.postData()).toBeNull();
    expect(["fetch", "xhr", "ping", "eventsource", "websocket"]).not.toContain(request.resourceType());
    if (request.url().startsWith(PICTURE_HOST)) expect(request.resourceType()).toBe("image");
  }
  expect(await context.cookies()).toEqual([]);
});

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
