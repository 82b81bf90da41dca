import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** Refuses email while closed, or if it contains `banned`. `secure` uses an untrusted certificate. */
export async function postOffice({ secure = false } = {}) {
  const office = { mails: [] as string[], receivers: [] as string[], isOpen: true, banned: "", url: "" };
  const server = new SMTPServer({
    secure,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom(_address, _session, done) {
      done(office.isOpen ? null : Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      office.receivers.push(...envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = Buffer.concat(chunks).toString();
        const isBanned = office.banned !== "" && mail.includes(office.banned);
        if (!isBanned) office.mails.push(mail);
        done(isBanned ? Object.assign(new Error("Looks like spam"), { responseCode: 554 }) : null);
      });
    },
  });
  // Clients that do not trust the certificate disconnect.
  server.on("error", () => {});
  const listening = server.listen(0, "localhost");
  await once(listening, "listening");
  const address = listening.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return Object.assign(office, { url: `smtp${secure ? "s" : ""}://localhost:${port}` });
}
