import { Failure, runMain } from "@inner-light/site-server";
import { readAdminPassword } from "../admin-password.ts";
import { readPublishedCalendarFile } from "../practice-files.ts";
import { readSiteConfig } from "../site-config/read-site-config.ts";
import { practiceWords, siteWords } from "../words/words.ts";
import { launchList, launchNotes } from "./launch-list.ts";

/** `pnpm --silent check:launch`: lists what is left to do before launch, and which words are still the defaults. */
await runMain(async () => {
  const config = await readSiteConfig();
  const left = launchList(config, readAdminPassword(), readPublishedCalendarFile());
  const notes = launchNotes(await practiceWords(), await siteWords(), config);
  if (left.length === 0) process.stdout.write(`Nothing is left: the site can go public.\n\n${notes}\n`);
  else throw new Failure(`This is left before the site goes public:\n\n  - ${left.join("\n  - ")}\n\n${notes}`);
});
