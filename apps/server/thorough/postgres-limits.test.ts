import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { startServer } from "./server-under-test.ts";
import { aPostgres } from "./test-databases.ts";

it("two servers on one PostgreSQL database share their limits", async () => {
  const { url } = aPostgres();
  const environment = { DATABASE_URL: url, TRUST_PROXY: "1" };
  const origins = [
    (await startServer({ ...environment, DATA_DIR: temporaryFolder() })).origin,
    (await startServer({ ...environment, DATA_DIR: temporaryFolder() })).origin,
  ];
  const send = async (index: number) => {
    const response = await fetch(`${origins[index % 2]}/api/messages`, {
      method: "POST",
      body: JSON.stringify({ draft: aContactSubmissionDraft() }),
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": "203.0.113.9",
        "Idempotency-Key": crypto.randomUUID(),
      },
    });
    return response.status;
  };
  const sent = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)));
  expect(sent.toSorted()).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
});
