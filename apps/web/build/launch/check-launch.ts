import { Failure, runMain } from "@inner-light/site-server";
import { readAdminPassword } from "../admin-password.ts";
import { readPublishedCalendarFile } from "../published-calendar.ts";
import { readSiteConfig } from "../site-config/read-site-config.ts";
import { launchList } from "./launch-list.ts";

/** `pnpm check:launch`: lists what is left before the site goes public. */
await runMain(async () => {
  const left = launchList(await readSiteConfig(), readAdminPassword(), readPublishedCalendarFile());
  if (left.length > 0) {
    const head = left.length === 1 ? "One thing is" : `${left.length} things are`;
    throw new Failure(
      [
        `${head} left before the site goes public:`,
        "",
        ...left.map((item) => `  - ${item}`),
        "",
        "See apps/web/site.config.ts.",
      ].join("\n"),
    );
  }
  process.stdout.write("Nothing is left: the site can go public.\n");
});
