import { Failure, runMain } from "@inner-light/site-server";
import { isGuessable, readAdminPassword } from "./admin-password.ts";
import { buildSite } from "./build-site.ts";
import { launchNotes } from "./launch/launch-list.ts";
import * as paths from "./paths.mjs";
import { checkPractice } from "./practice.ts";
import { siteWords } from "./words/words.ts";

const NEXT =
  "The site is in apps/web/dist. `pnpm --silent check:launch` says what is still a placeholder, docs/hosting.md where to put it.\n";
const SHARED_NEXT =
  "The shared site is built. `pnpm --silent check:launch` says what is still a placeholder. A server that runs shows it after a restart: `systemctl restart inner-light`.\n";

/** `pnpm build`. */
await runMain(async () => {
  const practice = await checkPractice();
  const { config, own } = practice;
  const password = readAdminPassword();
  // Hosts pass an unset secret as an empty string.
  if (config.storage !== "shared" && isGuessable(password))
    throw new Failure(
      "ADMIN_PASSWORD is empty or has fewer than 8 characters, so it is soon guessed. Set a longer one where the site is built.",
    );
  await buildSite({ practice, password, base: paths.readBasePath(), out: paths });
  const notes = launchNotes(own, await siteWords(), config);
  if (Object.keys(own).length > 0 && notes !== "") process.stdout.write(`${notes}\n\n`);
  process.stdout.write(config.storage === "shared" ? SHARED_NEXT : NEXT);
});
