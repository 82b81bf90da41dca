import { setTimeout } from "node:timers/promises";
import { systemClock } from "@inner-light/core";
import { expect, it, onTestFinished } from "vitest";
import { openBackend } from "../src/backend/open-backend.ts";
import { readConfig } from "../src/config/server-config.ts";
import { createLog } from "../src/log.ts";
import { hashPassword } from "../src/password/password-hash.ts";
import { say } from "./say.ts";
import { openPage, PASSWORD, startServer } from "./server-under-test.ts";
import { DATABASES } from "./test-databases.ts";

const CHANGES = 12;

it.each(DATABASES)(
  "a password change ends every session on two servers with $database",
  async ({ database, empty }) => {
    const environment = { ...empty(), UNTHROTTLED: "1" };
    const servers = [await startServer(environment), await startServer(environment)];
    const backend = await openBackend({
      config: readConfig(environment),
      clock: systemClock,
      log: createLog(() => {}),
      keepMessagesMonths: null,
    });
    onTestFinished(() => backend.close());
    const passwords = [PASSWORD, "another long sentence nobody guesses"];
    const hashes = await Promise.all(passwords.map((password) => hashPassword(password)));
    await backend.ownerPassword.setHash(hashes[0] ?? "");
    let begun = 0;
    for (let change = 0; change < CHANGES; change++) {
      const [old = "", next = ""] = change % 2 === 0 ? passwords : passwords.toReversed();
      const pages = Array.from({ length: 8 }, (_, page) => openPage(servers[page % 2]?.origin ?? ""));
      const signingIn = pages.map(({ gate }) => gate.unlock(old));
      // Changes the password at a different moment each time.
      await setTimeout((change * 137) % 600);
      await backend.ownerPassword.setHash(hashes[passwords.indexOf(next)] ?? "");
      begun += (await Promise.all(signingIn)).filter(Boolean).length;
      for (const page of pages)
        await expect(page.calendarEvents.list()).rejects.toMatchObject({ code: "unauthorized" });
      const page = openPage(servers[0]?.origin ?? "");
      expect(await page.gate.unlock(next)).toBe(true);
      expect(await page.calendarEvents.list()).toEqual([]);
    }
    say(
      `${database}: ${CHANGES} changes of the password during ${8 * CHANGES} sign-ins, of which ${begun} succeeded: 0 live on`,
    );
  },
);
