import { execFileSync } from "node:child_process";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { PASSWORD } from "./child-process.ts";
import { aPostgres } from "./postgres.ts";
import { startServer } from "./server-under-test.ts";

it("two servers on one PostgreSQL count passwords and messages together, and note no address", async () => {
  const { url } = aPostgres();
  const environment = { DATABASE_URL: url, TRUST_PROXY: "1" };
  const origins = [
    (await startServer({ ...environment, DATA_DIR: temporaryFolder() })).origin,
    (await startServer({ ...environment, DATA_DIR: temporaryFolder() })).origin,
  ];
  const post = async (index: number, path: string, body: unknown, address: string) => {
    const response = await fetch(`${origins[index % 2]}/api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": address,
        "Idempotency-Key": crypto.randomUUID(),
      },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);

  const enter = (password: string, address: string) => (index: number) => post(index, "session", { password }, address);
  const wrong = await Promise.all(times(20).map(enter("a wrong password", "203.0.113.7")));
  expect(wrong.filter((status) => status === 401)).toHaveLength(10);
  expect(wrong.filter((status) => status === 429)).toHaveLength(10);
  expect(await Promise.all(times(2).map(enter(PASSWORD, "203.0.113.8")))).toEqual([200, 200]);

  const send = (index: number) => post(index, "messages", { draft: aContactSubmissionDraft() }, "203.0.113.9");
  const sent = await Promise.all(times(30).map(send));
  expect(sent.filter((status) => status === 200)).toHaveLength(20);
  expect(sent.filter((status) => status === 429)).toHaveLength(10);

  const dump = execFileSync("pg_dump", ["--inserts", url], { encoding: "utf8" });
  expect(dump).toContain("messages:");
  expect(dump).not.toContain("203.0.113.");
});
