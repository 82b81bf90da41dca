import { Failure, runMain } from "@inner-light/site-server";
import type { Settings } from "../src/site/define-site-config.ts";
import { isGuessable, readAdminPassword } from "./admin-password.ts";
import { launchNotes } from "./launch/launch-list.ts";
import { checkPracticeFiles, readPublishedCalendarFile } from "./practice-files.ts";
import { readLanguage, readSiteConfig } from "./site-config/read-site-config.ts";
import { checkWords } from "./words/check-words.ts";
import { practiceWords, siteWords } from "./words/words.ts";

const NEXT =
  "The site is in apps/web/dist. `pnpm --silent check:launch` says what is still a placeholder, docs/hosting.md where to put it.\n";
const SHARED_NEXT =
  "The shared site is built. `pnpm --silent check:launch` says what is still a placeholder. A server that runs shows it after a restart: `systemctl restart inner-light`.\n";

/** Checks the owner's files first, because build-site.ts reads them on load. */
await runMain(async () => {
  const config = await readOwnerFiles();
  // Hosts pass an unset secret as an empty string.
  if (config.storage !== "shared" && isGuessable(readAdminPassword()))
    throw new Failure(
      "ADMIN_PASSWORD is empty or has fewer than 8 characters, so it is soon guessed. Set a longer one where the site is built.",
    );
  await import("./build-site.ts");
  const own = await practiceWords();
  const notes = launchNotes(own, await siteWords(), config);
  if (Object.keys(own).length > 0 && notes !== "") process.stdout.write(`${notes}\n\n`);
  process.stdout.write(config.storage === "shared" ? SHARED_NEXT : NEXT);
});

/** Throws a single `Failure` that lists every mistake. */
async function readOwnerFiles(): Promise<Settings> {
  const problems: string[] = [];
  const attempt = async <Result>(check: () => Result) => {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const config = await attempt(readSiteConfig);
  await attempt(async () => checkWords(config ?? { language: await readLanguage(), pictures: null }));
  await attempt(checkPracticeFiles);
  await attempt(readPublishedCalendarFile);
  if (config === undefined || problems.length > 0) throw new Failure([...new Set(problems)].join("\n\n"));
  return config;
}
