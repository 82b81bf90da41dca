import { constants } from "node:buffer";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { PreviewBackup, RestoreBackup } from "@inner-light/application";
import { type BackupFile, encodingOf, type MailFailure, readBackupFile, systemClock } from "@inner-light/core";
import { Failure } from "@inner-light/site-server";
import type { SqlBackend } from "@inner-light/storage-sql";
import { databaseOf, openBackend } from "../backend/open-backend.ts";
import { loadEnvironmentFile, MIN_PASSWORD_LENGTH, readConfig, type ServerConfig } from "../config/server-config.ts";
import { BACKUP_FOLDER, freeBytesOf, wasUsed } from "../data-folder.ts";
import type { Log } from "../log.ts";
import { createMailTransport, mailFailureReason } from "../mail/owner-mail.ts";
import { backupsIn, writeBackup } from "../maintenance/daily-backup.ts";
import { hashPassword } from "../password/password-hash.ts";

/** Runs a command and returns its output. Throws a `Failure` for an unknown command or option. */
export async function runOwnerCommand(words: readonly string[], log: Log): Promise<string> {
  const { positionals, values } = parse(words);
  const [name = "", file] = positionals;
  const commands = new Map([
    ["set-password", () => setPassword(values.print, log)],
    ["backup", () => backup(log)],
    ["restore", () => restore(file, values.replace, log)],
    ["test-mail", testMail],
  ]);
  const command = commands.get(name);
  if (command === undefined) throw new Failure(`The commands are ${[...commands.keys()].join(", ")}.`);
  loadEnvironmentFile();
  return command();
}

function parse(words: readonly string[]) {
  const option = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { print: option, replace: option } });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}. Nothing was changed.`);
  }
}

/** `backup`: writes a backup now. The server may be running. */
function backup(log: Log): Promise<string> {
  return withDatabase(log, async ({ backend, config, where }) => {
    const folder = join(config.dataFolder, BACKUP_FOLDER);
    const file = await writeBackup({ backend, folder, clock: systemClock, freeBytesOf });
    return `Written, from ${where}:\n  ${file}`;
  });
}

/** `restore [file | -] [--replace]`: adds missing records or replaces all. Defaults to the newest backup with data. */
export async function restore(file: string | undefined, isReplacing: boolean, log: Log): Promise<string> {
  const { dataFolder } = readConfig(process.env);
  const folder = join(dataFolder, BACKUP_FOLDER);
  if (file === undefined && isReplacing)
    throw new Failure(`Which file? Write it after "restore". The daily backups are in ${folder}.`);
  const found = file === undefined ? await newestBackup(folder) : { name: file, text: await readBackup(file) };
  const command = async ({ backend: { snapshots }, where }: Database) => {
    const preview = await new PreviewBackup(snapshots).run(found.text);
    if (preview.kind === "refused")
      throw new Failure(`The file is not a complete backup (${preview.reason}). Nothing was changed.`);
    await new RestoreBackup(snapshots).run(preview, isReplacing ? "replace" : "merge");
    const { events, messages } = countsOf(preview.backup);
    const held = `The backup ${found.name} of ${preview.backup.createdAt} has ${counted(events, "event")} and ${counted(messages, "message")}.`;
    return isReplacing
      ? `${held} Everything in ${where} was replaced with it.`
      : `${held} What was missing in ${where} was added. To replace everything instead, add --replace.`;
  };
  return withDatabase(log, command, true);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function countsOf({ snapshot: { events, messages } }: BackupFile) {
  return { events: events?.length ?? 0, messages: messages?.length ?? 0 };
}

async function readBackup(file: string): Promise<string> {
  try {
    let bytes = await (file === "-" ? buffer(process.stdin) : readFile(file));
    // gzip's first byte. A host may have compressed the file again.
    for (let layer = 0; layer < 2 && bytes[0] === 0x1f; layer++)
      bytes = gunzipSync(bytes, { maxOutputLength: constants.MAX_STRING_LENGTH });
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (cause) {
    throw new Failure(`The file ${file} cannot be read.`, { cause });
  }
}

/** Skips damaged backups, and empty ones from a server that started on an empty folder. */
async function newestBackup(folder: string) {
  const backups = existsSync(folder) ? await backupsIn(folder) : [];
  for (const { file, isPart } of backups.reverse()) {
    const text = isPart ? "" : await readBackup(file).catch(() => "");
    const reading = readBackupFile(text);
    if (!("backup" in reading)) continue;
    const { events, messages } = countsOf(reading.backup);
    if (events + messages > 0) return { name: file, text };
  }
  throw new Failure(`No backup in ${folder} holds anything. Write another file after "restore".`);
}

/** `set-password`: stores a password and ends all sessions. `--print` prints ADMIN_PASSWORD_HASH instead. */
async function setPassword(isPrinted: boolean, log: Log): Promise<string> {
  const password = await readPassword(process.stdin);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Failure(`The password must have at least ${MIN_PASSWORD_LENGTH} characters. Nothing was changed.`);
  }
  const hash = await hashPassword(password);
  if (isPrinted) return `ADMIN_PASSWORD_HASH='${hash}'`;
  return withDatabase(log, async ({ backend, config, where }) => {
    await backend.ownerPassword.setHash(hash);
    return config.password === undefined
      ? `The password is set in ${where}, and everyone who was in /admin has to enter the new one.`
      : `The password is set in ${where} until the next start: ADMIN_PASSWORD or ADMIN_PASSWORD_HASH is also set, and wins then.`;
  });
}

/** Reads a line from a pipe, or from a terminal without echo. Resolves to "" without input. */
export async function readPassword(input: Readable & { readonly isTTY?: boolean }): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) process.stderr.write("New password (it is not shown): ");
  const lines = createInterface({ input, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write("\n");
  }
}

const ADVICE: Record<MailFailure["reason"], string> = {
  unreachable:
    "There is no connection. Are the host and the port in SMTP_URL right, and does a firewall let this server out?",
  password: "It refused the user name or the password in SMTP_URL. Many mail services want an app password there.",
  refused: "It refused the mail. May this user send from MAIL_FROM, and is MAIL_TO right?",
};

const OWN_CERTIFICATE =
  "It has a certificate that this server does not trust. If that is right, save the certificate, and set NODE_EXTRA_CA_CERTS to its file, as docs/shared-storage.md says.";

/** Recognizes Node's certificate errors, such as `DEPTH_ZERO_SELF_SIGNED_CERT`. */
function isAboutCertificate(error: unknown): boolean {
  return error instanceof Error && "originalCode" in error && /CERT|SIGNATURE/.test(String(error.originalCode));
}

/** `test-mail`: sends the owner an email. Throws a `Failure` with the mail server's reason if it is rejected. */
async function testMail(): Promise<string> {
  const { mail } = readConfig(process.env);
  if (mail === undefined) throw new Failure("SMTP_URL and MAIL_TO are not set, so this site sends no mail.");
  const text = "This is a test. Mail from your site reaches you.\n";
  try {
    await createMailTransport(mail).sendMail({ from: mail.from, to: mail.to, subject: "A test of your site", text });
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    const advice = isAboutCertificate(error) ? OWN_CERTIFICATE : ADVICE[mailFailureReason(error)];
    throw new Failure(
      `The mail server ${new URL(mail.smtpUrl).host} did not take the mail. ${advice} The answer was: ${said}`,
    );
  }
  return `The mail server took the test mail for ${mail.to}. If you do not find it there, look among your spam.`;
}

interface Database {
  readonly backend: SqlBackend;
  readonly config: ServerConfig;
  readonly where: string;
}

/** Runs a command on the database. Throws a `Failure` if it is missing, unless the command restores it. */
async function withDatabase(
  log: Log,
  command: (database: Database) => Promise<string>,
  isRestoring = false,
): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === undefined && !wasUsed(dataFolder)) {
    throw new Failure(
      `There is no database in ${dataFolder}, so nothing was done. Set DATA_DIR to the folder of the site's data. If systemd runs the site, use the command apps/server/deploy/inner-light.`,
    );
  }
  const backend = await openBackend({ config, log, clock: systemClock, isRestoring });
  try {
    return await command({ backend, config, where: databaseOf(config) });
  } finally {
    await backend.close();
  }
}
