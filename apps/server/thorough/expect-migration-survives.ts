import { join } from "node:path";
import { expect } from "vitest";
import { NotStartedError } from "./child-process.ts";
import { say } from "./say.ts";
import { openPage, startServer } from "./server-under-test.ts";

const MOST_STATEMENTS = 200;

/** Kills the first start on an empty database before its first statement, then before its second, until it succeeds. */
export async function expectMigrationSurvives(database: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const hook = ["--import", join(import.meta.dirname, "kill-at-statement.ts")];
  let kills = 0;
  for (let statement = 1; statement < MOST_STATEMENTS; statement++) {
    const isKilled = await startServer({ ...environment, KILL_AT: String(statement) }, hook).then(
      async (server) => {
        await server.kill();
        return false;
      },
      (error: unknown) => {
        if (error instanceof NotStartedError && error.signal === "SIGKILL") return true;
        throw error;
      },
    );
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(20);
  const { origin } = await startServer(environment);
  await openPage(origin).contactSubmissions.add({
    fullName: "Alma",
    address: "12 Cedar Lane",
    phone: "555",
    email: "alma@example.com",
    notes: "",
  });
  say(`${database}: the first start was killed before each of its ${kills} statements in turn, and then started`);
}
