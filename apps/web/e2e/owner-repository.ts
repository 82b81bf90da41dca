import { type CalendarEvent, readPublishedCalendar, writePublishedCalendar } from "@inner-light/core";
import { GitHubDouble } from "@inner-light/publish-github/testing";
import type { BrowserContext } from "@playwright/test";
import { publishedEvents } from "./published-events.ts";

export const CALENDAR_FILE = "apps/web/practice/calendar.json";

/**
 * Answers the browser's GitHub API requests from memory. The site is built from `live`, which is not the default
 * branch.
 */
export async function openRepository(context: BrowserContext) {
  const github = new GitHubDouble("quiet-lane/site", "live", {
    "apps/web/practice/site.config.ts": "export default {};\n",
    [CALENDAR_FILE]: writePublishedCalendar({ createdAt: "2026-05-01T12:00:00.000Z", events: publishedEvents }),
  });
  await context.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const given = { method: request.method(), headers: await request.allHeaders(), body: request.postData() };
    try {
      const answer = await github.fetch(request.url(), given);
      const sent = { status: answer.status, headers: Object.fromEntries(answer.headers) };
      await route.fulfill({ ...sent, body: Buffer.from(await answer.arrayBuffer()) });
    } catch {
      await route.abort("connectionfailed");
    }
  });
  const calendar = () => {
    const reading = readPublishedCalendar(github.textOf(CALENDAR_FILE));
    if ("refusal" in reading) throw new Error(reading.refusal);
    return reading.calendar;
  };
  /** Returns the titles of the branch's events that are not in the built site. */
  const news = () => {
    const isBuilt = ({ title }: CalendarEvent) => publishedEvents.some((event) => event.title === title);
    return calendar()
      .events.filter((event) => !isBuilt(event))
      .map(({ title }) => title);
  };
  return { github, calendar, news };
}
