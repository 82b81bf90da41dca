import { checksumOfCalendar } from "@inner-light/core";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, ownerSiteTest as test } from "./browser-test.ts";
import { openAndWait } from "./open.ts";
import { BASE_PATH, OWNER_PASSWORD } from "./own-sites.ts";
import { addEvent, EVENT, tryPassword } from "./owner-page.ts";
import { CALENDAR_FILE, openRepository } from "./owner-repository.ts";
import { publishedEvents } from "./published-events.ts";

const TOKEN = "github_pat_right";
/** GitHub rejects some of these requests on purpose. Only /admin requests the site's checksum. */
export const PUBLISHING_PROBLEMS = [/api\.github\.com|calendar-checksum\.txt|\/(one|two)\.example\/|favicon\.ico\)$/];

/** Tests publishing with one click. Part of owner-site.spec.ts, which builds that site once. */
export function describePublishing(): void {
  test.describe("an owner with a repository", () => {
    test.use({ allowedProblems: PUBLISHING_PROBLEMS });

    test("connects to GitHub and publishes despite a failing connection", {
      tag: "@phone",
    }, async ({ page, context }) => {
      const repository = await openRepository(context);
      await enter(page);
      const publish = panel(page);
      await publish.getByText("Connect to GitHub").click();
      await connect(page, "github_pat_wrong");
      await expect(publish.getByRole("alert")).toContainText("GitHub Doesn’t Accept This Token");
      await expectAccessible(page, "the form for a token");
      await publish.getByLabel("Keep on this device").check();
      await connect(page);
      await expect(publish.getByText("Everyone sees this calendar")).toBeVisible();

      await addEvent(page, EVENT);
      repository.github.lost = "requests";
      await publish.getByRole("button", { name: "Publish" }).click();
      await expect(publish.getByRole("alert")).toContainText("GitHub Could Not Be Reached");
      expect(repository.news()).toEqual([]);
      repository.github.lost = "next commit's answer";
      await publish.getByRole("button", { name: "Publish" }).click();
      await expect(publish.getByText(/^Published at /)).toBeVisible();
      expect(repository.news()).toEqual([EVENT.title]);
      expect(repository.calendar().events).toHaveLength(publishedEvents.length + 1);
      expect(repository.github.commitsOf(CALENDAR_FILE)).toHaveLength(2);

      const checksum = checksumOfCalendar(repository.calendar());
      await context.route("**/calendar-checksum.txt", (route) => route.fulfill({ body: checksum }));
      await page.reload();
      await expect(page.getByLabel("Password")).toBeInViewport();
      await tryPassword(page, OWNER_PASSWORD);
      await expect(publish.getByText("Everyone sees this calendar")).toBeVisible();

      const kept = () =>
        page.evaluate(() =>
          Object.entries({ ...localStorage, ...sessionStorage })
            .flat()
            .join(),
        );
      expect(await kept()).toContain(TOKEN);
      await publish.getByRole("button", { name: "Forget the token" }).click();
      await expect(publish.getByText("Connect to GitHub")).toBeVisible();
      expect(await kept()).not.toContain(TOKEN);
    });

    test("never opens a visitor's page under /admin's content security policy", async ({ page, context, request }) => {
      const connections = async (path: string) => {
        const response = await request.get(path);
        const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())?.[1];
        const policies = [response.headers()["content-security-policy"], inPage];
        return policies.map((policy) => /connect-src ([^;"]*)/.exec(policy ?? "")?.[1]);
      };
      const visitorsPages = ["./", "calendar", "calendar/poster", "contact", "terms", "reiki-healing", "events/3/"];
      for (const path of visitorsPages) expect(await connections(path), path).toEqual(["'none'", "'none'"]);
      const toGitHub = "'self' https://api.github.com";
      for (const path of ["admin", "admin/", "admin.html"])
        expect(await connections(path), path).toEqual([toGitHub, toGitHub]);

      const repository = await openRepository(context);
      await openAndWait(page, "calendar");
      await page.evaluate((admin) => {
        history.pushState(null, "", admin);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `${BASE_PATH}admin`);
      await expect.poll(() => policyOf(page)).toContain(toGitHub);
      await tryPassword(page, OWNER_PASSWORD);
      await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
      await page.goBack();
      await expect.poll(() => policyOf(page)).toContain("connect-src 'none'");
      await enter(page);
      // If the app is not listening yet, a link opens its page in the same tab.
      await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
      // The toast covers the menu.
      await page.getByRole("button", { name: "Close" }).click();
      const opening = context.waitForEvent("page");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Calendar" }).click();
      expect(await policyOf(await opening)).toContain("connect-src 'none'");
      await expect(page.getByRole("button", { name: "Add New Event" })).toBeVisible();
      expect(repository.github.requests).toEqual([]);
    });
  });
}

export async function enter(page: Page): Promise<void> {
  await page.goto("admin");
  await tryPassword(page, OWNER_PASSWORD);
}

const panel = (page: Page) => page.getByRole("region", { name: "Publish" });

const policyOf = (page: Page) =>
  page.locator("meta[http-equiv='Content-Security-Policy']").getAttribute("content", { timeout: 5_000 });

export async function connect(page: Page, token = TOKEN): Promise<void> {
  await panel(page).getByLabel("Token").fill(token);
  await panel(page).getByRole("button", { name: "Connect", exact: true }).click();
}

export async function rename(page: Page, title: string, next: string): Promise<void> {
  await page
    .getByRole("button", { name: `Edit ${title}`, exact: true })
    .first()
    .click();
  await page.getByLabel("Title").fill(next);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: next, exact: true })).toBeVisible();
}
