import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { backupFileLines, EMPTY_SNAPSHOT } from "@inner-light/core";
import { addCalendarEvent, FixedClock } from "@inner-light/core/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBackend } from "../backend/open-backend.ts";
import { readConfig } from "../config/server-config.ts";
import { postOffice } from "../testing/post-office.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { readPassword, runOwnerCommand } from "./run-owner-command.ts";

const run = (...words: string[]) => runOwnerCommand(words, recordedLog().log);

it.each([
  [["set-passwort"], "The commands are set-password, backup, restore, test-mail."],
  [["set-password", "--pritn"], /^Unknown option '--pritn'.* Nothing was changed\.$/],
  [["restore", "a.json", "--repalce"], /^Unknown option '--repalce'.* Nothing was changed\.$/],
  [["restore", "--replace"], /^Which file\? Write it after "restore". The daily backups are in \/.+\/backups\.$/],
  [["restore", "--replace", "/nowhere/a.json"], "The file /nowhere/a.json cannot be read."],
])("a mistyped command changes nothing: %j", async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});

it("reads the password from standard input", async () => {
  expect(await readPassword(Readable.from(["a long ", "sentence\n"]))).toBe("a long sentence");
  expect(await readPassword(Readable.from([]))).toBe("");
});

function useFolder() {
  const folder = join(temporaryFolder(), "data");
  vi.stubEnv("DATA_DIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const open = () => openBackend({ config: readConfig(process.env), clock: new FixedClock(), log: recordedLog().log });
  return { folder, open };
}

it.each([[["backup"]], [["restore", import.meta.filename]]])(
  "does not create a database in an empty folder: %j",
  async (words) => {
    const { folder } = useFolder();
    await expect(run(...words)).rejects.toThrow(`There is no database in ${folder}, so nothing was done.`);
    expect(existsSync(folder)).toBe(false);
  },
);

it("restores a backup while a server is running", async () => {
  const { folder, open } = useFolder();
  const { calendarEvents, close } = await open();
  const event = await addCalendarEvent(calendarEvents);
  const written = await run("backup");
  const [name = ""] = readdirSync(join(folder, "backups"));
  expect(name).toMatch(/-manual\.json\.gz$/);
  expect(written).toBe(`Written, from ${folder}:\n  ${join(folder, "backups", name)}`);
  await calendarEvents.remove([event.id]);
  expect(await run("restore", join(folder, "backups", name), "--replace")).toContain(
    `has 1 event and 0 messages. Everything in ${folder} was replaced with it.`,
  );
  expect(await calendarEvents.list()).toEqual([event]);
  const bytes = readFileSync(join(folder, "backups", name));
  const text = gunzipSync(bytes);
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  // Browsers and hosts unpack, compress or pad files. Windows editors save UTF-16.
  for (const content of [
    Buffer.concat([Buffer.from("\uFEFF"), text]),
    utf16,
    Buffer.from(utf16).swap16(),
    gzipSync(utf16),
    gzipSync(bytes),
    Buffer.concat([gzipSync(text.subarray(0, 40)), gzipSync(text.subarray(40))]),
    Buffer.concat([bytes, Buffer.alloc(512)]),
  ]) {
    writeFileSync(join(folder, "changed.json.gz"), content);
    expect(await run("restore", join(folder, "changed.json.gz"))).toContain(`What was missing in ${folder} was added`);
  }
  // Unpacking must stop somewhere: a file can unpack to itself forever.
  writeFileSync(join(folder, "changed.json.gz"), gzipSync(gzipSync(bytes)));
  await expect(run("restore", join(folder, "changed.json.gz"))).rejects.toThrow(/not a complete backup/);
  await close();
});

it("restores a lost database from the newest usable backup", async () => {
  const { folder, open } = useFolder();
  const { calendarEvents, close } = await open();
  const event = await addCalendarEvent(calendarEvents);
  await run("backup");
  await close();
  rmSync(join(folder, "inner-light.sqlite"));
  await expect(open()).rejects.toThrow(/restore the newest backup, as docs\/shared-storage.md says/);
  rmSync(join(folder, "inner-light.json"));
  await expect(open()).rejects.toThrow(/has backups and no database/);
  await expect(run("backup")).rejects.toThrow(/has backups and no database/);
  const [name = ""] = readdirSync(join(folder, "backups"));
  const later = (day: string) => join(folder, "backups", `inner-light-${day}T030000Z.json.gz`);
  writeFileSync(
    later("2099-05-01"),
    gzipSync([...backupFileLines("2099-05-01T03:00:00.000Z", EMPTY_SNAPSHOT)].join("")),
  );
  writeFileSync(later("2099-05-02"), "damaged");
  expect(await run("restore")).toContain(`The backup ${join(folder, "backups", name)} of `);
  const restored = await open();
  expect(await restored.calendarEvents.list()).toEqual([event]);
  await restored.close();
});

it("restores a compressed backup of version 1", async () => {
  const { open } = useFolder();
  const { calendarEvents, inbox, close } = await open();
  await run("restore", join(import.meta.dirname, "../testing/recorded/inner-light-2026-05-01T120005Z.json.gz"));
  expect(await calendarEvents.list()).toHaveLength(3);
  expect(await inbox.list()).toMatchObject([{ fullName: "Unread" }, { isRead: true }, { isSuspectedSpam: true }]);
  await close();
});

it.each([
  ["that is truncated", gzipSync("x".repeat(1_000)).subarray(0, 20)],
  ["with an extra line break", Buffer.concat([gzipSync("x"), Buffer.from("\r\n")])],
])("refuses a compressed backup %s", async (_, content) => {
  const { folder, open } = useFolder();
  const { close } = await open();
  writeFileSync(join(folder, "half.json.gz"), content);
  await expect(run("restore", join(folder, "half.json.gz"))).rejects.toThrow("cannot be read");
  await close();
});

it("sends a test email or explains why it failed", async () => {
  useFolder();
  await expect(run("test-mail")).rejects.toThrow("SMTP_URL and MAIL_TO are not set");
  const office = await postOffice();
  vi.stubEnv("SMTP_URL", office.url);
  vi.stubEnv("MAIL_TO", "ada@quiet-lane.com");
  expect(await run("test-mail")).toContain("The mail server took the test mail for ada@quiet-lane.com.");
  expect(office.mails).toHaveLength(1);
  office.isOpen = false;
  await expect(run("test-mail")).rejects.toThrow(/It refused the mail\. .+ The answer was: .+Try again later/);
  vi.stubEnv("SMTP_URL", "smtp://localhost:1");
  await expect(run("test-mail")).rejects.toThrow("There is no connection.");
  vi.stubEnv("SMTP_URL", (await postOffice({ secure: true })).url);
  await expect(run("test-mail")).rejects.toThrow(/a certificate that .+ does not trust.+ NODE_EXTRA_CA_CERTS/);
});
