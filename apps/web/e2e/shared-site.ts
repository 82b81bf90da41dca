import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { test as base } from "./fixtures.ts";
import { startSharedServer } from "./start-shared-server.ts";

/** A running server of the shared storage, and the mails that it has sent, whole. */
interface MailingServer {
  readonly address: string;
  readonly mails: readonly string[];
}

/** A test on the site of a practice that shares its storage: built and started once per worker, as `npm run start:shared` does. */
export const test = base.extend<object, { readonly sharedServer: MailingServer }>({
  sharedServer: [
    async ({ browserName: _browserName }, use) => {
      const mails: string[] = [];
      const postOffice = await openPostOffice(mails);
      const server = await startSharedServer({ SMTP_URL: postOffice.url, MAIL_TO: "owner@quiet-lane.com" });
      await use({ address: server.address, mails });
      await server.stop();
      postOffice.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ sharedServer }, use) => use(sharedServer.address),
  // This site does send requests, to the server that it came from.
  allowedProblems: [[/^request that sends something: \w+ http:\/\/localhost:\d+\/api\//], { scope: "test" }],
});

/** A mail server that takes every mail. */
async function openPostOffice(mails: string[]): Promise<{ url: string; close(): void }> {
  const postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const server = postOffice.listen(0, "localhost");
  await once(server, "listening");
  const { port }: AddressInfo = Object(server.address());
  return { url: `smtp://localhost:${port}`, close: () => postOffice.close() };
}
