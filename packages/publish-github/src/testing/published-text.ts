import { type PublishedCalendarFile, writePublishedCalendar } from "@inner-light/core";
import { createGitHubPublisher } from "../create-github-publisher.ts";
import { GitHubDouble } from "./github-double.ts";

/** The text of the calendar's file, as `git show` prints it once the calendar was published into a bare repository. */
export async function publishedText(calendar: PublishedCalendarFile): Promise<string> {
  const path = "apps/web/practice/calendar.json";
  const github = new GitHubDouble("quiet-lane/site", "main", {
    "apps/web/practice/site.config.ts": "export default {};\n",
    [path]: writePublishedCalendar({ ...calendar, events: [] }),
  });
  const publisher = createGitHubPublisher({
    ...{ repository: "quiet-lane/site", branch: "main", path },
    kept: { read: () => null, write: () => {} },
    fetch: (input, init) => github.handle(new Request(input, init)),
  });
  await publisher.connect("github_pat_right", { endsOn: null, isKept: false });
  await publisher.publish(calendar, (await publisher.read()).version);
  const text = github.files.show(path)?.toString() ?? "";
  github.files.remove();
  return text;
}
