import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aCalendarEventDraft, aContactSubmissionDraft, FixedClock } from "@inner-light/core/testing";
import { CompiledQuery } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";

const DAMAGED = "Restore the newest backup in place of the database, as docs/shared-storage.md says: it is damaged";

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "data.db");
  const open = async (clock = new FixedClock(), name = file) => {
    const backend = await createSqlBackend({ database: openSqlite(name), clock });
    onTestFinished(() => backend.close());
    return backend;
  };
  const copyTo = async (copy: string) => {
    const driver = openSqlite(file).dialect.createDriver();
    await driver.init();
    await (await driver.acquireConnection()).executeQuery(CompiledQuery.raw(`vacuum into '${copy}'`));
    await driver.destroy();
  };
  const contents = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]);
  return {
    folder,
    file,
    copy: join(folder, "copy.db"),
    elsewhere: join(folder, "elsewhere.db"),
    open,
    copyTo,
    contents,
  };
}

it.each<[string, (files: ReturnType<typeof temporaryFolder>) => void]>([
  ["deleted", ({ file }) => rmSync(file)],
  ["replaced", ({ file, copy }) => renameSync(copy, file)],
  ["overwritten", ({ file, copy }) => copyFileSync(copy, file)],
  ["missing its log", ({ file }) => rmSync(`${file}-wal`)],
])("does not acknowledge writes if the database file is %s", async (_, spoil) => {
  const files = temporaryFolder();
  const { contactSubmissions, checkHealth } = await files.open();
  await files.copyTo(files.copy);
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

it("a moved database file accepts messages again once it is back", async () => {
  const { file, elsewhere, open } = temporaryFolder();
  const { contactSubmissions, inbox, snapshots } = await open();
  await contactSubmissions.add(aContactSubmissionDraft({ notes: "before" }));
  renameSync(file, elsewhere);
  expect((await snapshots.read()).messages).toHaveLength(1);
  renameSync(elsewhere, file);
  await contactSubmissions.add(aContactSubmissionDraft());
  expect(await inbox.list()).toHaveLength(2);
});

it("a damaged database stays closed and unchanged", async () => {
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

it("permanently deleted text leaves no trace in the files", async () => {
  const { open, contents } = temporaryFolder();
  const clock = new FixedClock();
  const { contactSubmissions, inbox, purge } = await open(clock);
  const inFiles = (text: string) => contents().some(([, bytes]) => bytes?.includes(text));
  for (let count = 0; count < 80; count++) {
    const notes = `secret ${count} `.repeat(1 + (count % 20) * 10);
    await contactSubmissions.add(aContactSubmissionDraft({ notes, fullName: count % 2 ? "Stays" : "Goes" }));
  }
  for (const { id, fullName } of await inbox.list()) if (fullName === "Goes") await inbox.remove([id]);
  expect(inFiles("secret 78 ")).toBe(true);
  clock.advance(30 * 86_400_000);
  await purge();
  for (let count = 0; count < 80; count++)
    expect([count, inFiles(`secret ${count} `)]).toEqual([count, count % 2 === 1]);
  await inbox.erase((await inbox.list()).map(({ id }) => id));
  await purge();
  expect(inFiles("secret ")).toBe(false);
});

it("maintenance truncates a large log and shrinks the database file", async () => {
  const { file, open } = temporaryFolder();
  const { calendarEvents, snapshots, purge, bytes } = await open();
  const size = (name: string) => statSync(name).size;
  const drafts = Array.from({ length: 4_000 }, () => aCalendarEventDraft({ description: "x".repeat(1_900) }));
  await calendarEvents.add(drafts);
  expect(size(`${file}-wal`)).toBeGreaterThan(8_000_000);
  for (let count = 0; count < 2; count++) await calendarEvents.add([aCalendarEventDraft()]);
  expect(size(`${file}-wal`)).toBeLessThanOrEqual(2 ** 22);
  const { version, ...kept } = await snapshots.read();
  await snapshots.replace({ ...kept, events: [] }, version);
  const { used, reusable } = await bytes();
  expect(reusable).toBeGreaterThan(8_000_000);
  await purge(2 * used);
  expect([size(file), size(`${file}-wal`)]).toEqual([used + reusable, 0]);
  await purge(2 * used + 1);
  expect(size(file)).toBeLessThan(1_000_000);
});
