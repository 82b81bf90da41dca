import { type CalendarEvent, readPublishedCalendar, writePublishedCalendar } from "@inner-light/core";
import { GitHubDouble } from "@inner-light/publish-github/testing";
import type { BrowserContext } from "@playwright/test";
import { escapeXml } from "../build/escape-xml.ts";
import { SiteCopy } from "../build/testing/site-copy.ts";
import { expect } from "./browser-test.ts";
import { publishedEvents } from "./published-events.ts";

export const CALENDAR_FILE = "apps/web/practice/calendar.json";

/** The owner's repository, of an organization whose site is built from a branch of its own. */
class Repository {
  readonly github = new GitHubDouble("quiet-lane/site", "live", {
    "apps/web/practice/site.config.ts": "export default {};\n",
    [CALENDAR_FILE]: writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: publishedEvents }),
  });

  /** The calendar on the branch. */
  calendar() {
    const reading = readPublishedCalendar(this.github.textOf(CALENDAR_FILE));
    if ("refusal" in reading) throw new Error(reading.refusal);
    return reading.calendar;
  }

  /** The events that it has besides the site's built calendar, or instead, by title. */
  news(): string[] {
    const isBuilt = ({ title }: CalendarEvent) => publishedEvents.some((event) => event.title === title);
    return this.calendar()
      .events.filter((event) => !isBuilt(event))
      .map(({ title }) => title)
      .toSorted();
  }

  /** Ends a journey. In the thorough run, a build of the published calendar has a page for each event. */
  async close(): Promise<void> {
    const text = this.github.textOf(CALENDAR_FILE);
    const { events } = this.calendar();
    expect(text).toBe(writePublishedCalendar(this.calendar()));
    const hasPublished = this.github.commitsOf(CALENDAR_FILE).length > 1;
    if (!hasPublished || process.env["THOROUGH"] !== "1") return;
    const copy = await SiteCopy.create();
    await copy.configure("");
    await copy.publish(text);
    expect(await copy.run("build")).toMatchObject({ code: 0 });
    for (const { id, title } of events) {
      const heading = `<h1 dir="auto">${escapeXml(title).replaceAll(">", "&gt;")}</h1>`;
      expect((await copy.built(`events/${id}/index.html`)).includes(heading), title).toBe(true);
    }
    await copy.remove();
  }

  /** Routes a browser's requests to GitHub here. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", async (route) => {
      const { method, url, headers, body } = {
        ...{ method: route.request().method(), url: route.request().url() },
        ...{ headers: await route.request().allHeaders(), body: route.request().postData() },
      };
      try {
        const answer = await this.github.fetch(url, { method, headers, body });
        const sent = { status: answer.status, headers: Object.fromEntries(answer.headers) };
        await route.fulfill({ ...sent, body: Buffer.from(await answer.arrayBuffer()) });
      } catch {
        await route.abort("connectionfailed");
      }
    });
  }
}

export async function openRepository(context: BrowserContext): Promise<Repository> {
  const repository = new Repository();
  await repository.serve(context);
  return repository;
}
