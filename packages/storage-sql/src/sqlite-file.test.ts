import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { expect, it, onTestFinished } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";

const DAMAGED = "Put the newest copy in the place of the database: it is damaged";

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "data.db");
  const open = async (clock = new FixedClock(), name = file) => {
    const backend = await createSqlBackend({ database: openSqlite(name), clock });
    onTestFinished(() => backend.close());
    return backend;
  };
  const contents = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]);
  return { folder, file, copy: join(folder, "copy.db"), elsewhere: join(folder, "elsewhere.db"), open, contents };
}

it.each<[string, (files: ReturnType<typeof temporaryFolder>) => void]>([
  ["deleted", ({ file }) => rmSync(file)],
  ["replaced", ({ file, copy }) => renameSync(copy, file)],
  ["overwritten", ({ file, copy }) => copyFileSync(copy, file)],
  ["without its log", ({ file }) => rmSync(`${file}-wal`)],
  ["beside an emptied log", ({ file }) => truncateSync(`${file}-wal`)],
  ["beside a log of zeros", ({ file }) => writeFileSync(`${file}-wal`, Buffer.alloc(100_000))],
])("nothing is acknowledged into a file that is %s", async (_, spoil) => {
  const files = temporaryFolder();
  const { contactSubmissions, copyTo, checkHealth } = await files.open();
  await copyTo?.(files.copy);
  const draft = aContactSubmissionDraft();
  await contactSubmissions.addOnce("sent before", draft);
  spoil(files);
  const refused = {
    code: "unavailable",
    message: expect.stringContaining("deleted or replaced while the server runs"),
  };
  await expect(contactSubmissions.has("sent before", draft)).rejects.toMatchObject(refused);
  for (const key of ["sent before", "new", "new"])
    await expect(contactSubmissions.addOnce(key, draft)).rejects.toMatchObject({ code: "unavailable" });
  await expect(checkHealth()).rejects.toMatchObject(refused);
});

it("a file that was moved away and is back takes messages again, and its messages can be saved meanwhile", async () => {
  const { file, elsewhere, open } = temporaryFolder();
  const { contactSubmissions, inbox, snapshots } = await open();
  await contactSubmissions.add(aContactSubmissionDraft({ notes: "before" }));
  renameSync(file, elsewhere);
  expect((await snapshots.read()).messages).toHaveLength(1);
  renameSync(elsewhere, file);
  await contactSubmissions.add(aContactSubmissionDraft());
  expect(await inbox.list()).toHaveLength(2);
});

it("a database that is damaged is not opened, and stays as it is", async () => {
  const { file, open, contents } = temporaryFolder();
  const first = await open();
  for (let count = 0; count < 50; count++) await first.contactSubmissions.add(aContactSubmissionDraft());
  await first.close();
  const whole = readFileSync(file);
  for (const damaged of [whole.fill(7, 8_192, 24_576), Buffer.alloc(8_192, 7)]) {
    writeFileSync(file, damaged);
    const before = contents();
    await expect(open()).rejects.toMatchObject({ code: "unavailable", message: DAMAGED });
    expect(contents()).toEqual(expect.arrayContaining(before));
  }
});

it("a copy is not opened beside the log of a lost database, and is once that is deleted", async () => {
  const { file, copy, elsewhere, open } = temporaryFolder();
  const { contactSubmissions, copyTo } = await open();
  await contactSubmissions.add(aContactSubmissionDraft({ notes: "in the copy" }));
  await copyTo?.(copy);
  await contactSubmissions.add(aContactSubmissionDraft());
  copyFileSync(copy, elsewhere);
  copyFileSync(`${file}-wal`, `${elsewhere}-wal`);
  await expect(open(undefined, elsewhere)).rejects.toThrow(/Delete .*elsewhere.db-wal and .*beside a copy/);
  rmSync(`${elsewhere}-wal`);
  const { inbox } = await open(undefined, elsewhere);
  expect(await inbox.list()).toMatchObject([{ notes: "in the copy" }]);
});

it("no byte of a text that was deleted for good is left in the files", async () => {
  const { open, contents } = temporaryFolder();
  const clock = new FixedClock();
  const { contactSubmissions, inbox, purge } = await open(clock);
  const inFiles = (text: string) => contents().some(([, bytes]) => bytes?.includes(text));
  for (let count = 0; count < 80; count++) {
    const notes = `secret ${count} `.repeat(1 + (count % 20) * 10);
    await contactSubmissions.add(aContactSubmissionDraft({ notes, fullName: count % 2 ? "Stays" : "Goes" }));
  }
  for (const { id, fullName } of await inbox.list()) if (fullName === "Goes") await inbox.remove(id);
  expect(inFiles("secret 78 ")).toBe(true);
  clock.advance(30 * 86_400_000);
  await purge();
  for (let count = 0; count < 80; count++)
    expect([count, inFiles(`secret ${count} `)]).toEqual([count, count % 2 === 1]);
});
