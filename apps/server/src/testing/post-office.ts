import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail server. It takes mails while it is open, and refuses them for the moment otherwise. */
export async function postOffice() {
  const office = { mails: [] as string[], receivers: [] as string[], isOpen: true, url: "" };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom(_address, _session, done) {
      done(office.isOpen ? null : Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      office.receivers.push(...envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        office.mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const listening = server.listen(0, "localhost");
  await once(listening, "listening");
  const address = listening.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return Object.assign(office, { url: `smtp://localhost:${port}` });
}
