import { join } from "node:path";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { say } from "./say.ts";
import { openPage, startServer } from "./server-under-test.ts";
import { DATABASES } from "./test-databases.ts";

const HOOK = ["--import", join(import.meta.dirname, "kill-at-statement.ts")];
const MOST_STATEMENTS = 200;

it.each(DATABASES)(
  "a server killed at any statement of the $database migration can restart",
  async ({ database, empty }) => {
    const environment = empty();
    const isKilledAt = async (statement: number) => {
      try {
        await (await startServer({ ...environment, KILL_AT: String(statement) }, HOOK)).kill();
        return false;
      } catch (error) {
        if (error instanceof Error && error.cause === "SIGKILL") return true;
        throw error;
      }
    };
    let kills = 0;
    while (kills < MOST_STATEMENTS && (await isKilledAt(kills + 1))) kills += 1;
    expect(kills).toBeGreaterThan(15);
    expect(kills).toBeLessThan(MOST_STATEMENTS);
    const { origin } = await startServer(environment);
    await openPage(origin).contactSubmissions.add(aContactSubmissionDraft());
    say(`${database}: the first start was killed before each of its ${kills} statements in turn, and then started`);
  },
);
