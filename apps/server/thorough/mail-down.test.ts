import { FixedClock } from "@inner-light/core/testing";
import { expect, it } from "vitest";
import { say } from "../bench/say.ts";
import { postOffice } from "../src/testing/post-office.ts";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";
import { startInProcess } from "./start-in-process.ts";

const MINUTE_MS = 60_000;
const MINUTES = 60;

it("a mail server that is down for an hour gets a mail for each message once, past two restarts", async () => {
  const clock = new FixedClock();
  const office = await postOffice();
  const environment = { DATA_DIR: temporaryFolder(), SMTP_URL: office.url, MAIL_TO: "ada@quiet-lane.com" };
  let server = await startInProcess(environment, clock);
  office.isOpen = false;
  for (let minute = 0; minute < MINUTES; minute++) {
    await server.sendMessage(`minute ${minute}`);
    clock.advance(MINUTE_MS);
    if (minute % 25 === 24) {
      await server.stop();
      server = await startInProcess(environment, clock);
    }
  }
  expect(office.mails).toHaveLength(0);
  office.isOpen = true;
  clock.advance(60 * MINUTE_MS);
  // Each start looks into the outbox at once, and takes twenty mails at a time.
  for (let start = 0; start < MINUTES / 20 + 1; start++) {
    await server.stop();
    server = await startInProcess(environment, clock);
  }
  await server.stop();
  expect(office.mails).toHaveLength(MINUTES);
  expect(office.mails.join()).not.toMatch(/minute \d|Cedar/);
  server = await startInProcess(environment, clock);
  await server.stop();
  expect(office.mails).toHaveLength(MINUTES);
  say(`Mail server down for an hour: ${MINUTES} messages, ${office.mails.length} mails afterwards, each once`);
});
