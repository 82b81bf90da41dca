import { Failure, runMain } from "@inner-light/site-server";
import { readAdminPassword } from "../admin-password.ts";
import { currentWords } from "../default-site/default-site.ts";
import { readPublishedCalendarFile } from "../published-calendar.ts";
import { readSiteConfig } from "../site-config/read-site-config.ts";
import { launchList, unchangedWords } from "./launch-list.ts";

/** `pnpm check:launch`: lists what is left before the site goes public, and the words that are as they come. */
await runMain(async () => {
  const left = launchList(await readSiteConfig(), readAdminPassword(), readPublishedCalendarFile());
  const files = unchangedWords(await currentWords());
  const note = files.length > 0 ? `\nOf apps/web/words, these files are as the site comes: ${files.join(", ")}.` : "";
  if (left.length === 0) process.stdout.write(`Nothing is left: the site can go public.${note}\n`);
  else throw new Failure(`This is left before the site goes public:\n\n  - ${left.join("\n  - ")}\n${note}`);
});
