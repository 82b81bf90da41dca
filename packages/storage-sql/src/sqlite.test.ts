import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBackupFile, writeBackupFile } from "@inner-light/core";
import { addCalendarEvent } from "@inner-light/core/testing";
import { afterAll, expect, it } from "vitest";
import { createSqlBackend } from "./create-sql-backend.ts";
import { openSqlite } from "./open-sqlite.ts";
import { describeSharedDatabase, describeSqlPorts } from "./testing/describe-sql-backend.ts";
import { describeMigrations, describeUpgrade } from "./testing/migrations-contract.ts";
import { createSqliteHarness } from "./testing/sqlite-harness.ts";

const folder = mkdtempSync(join(tmpdir(), "inner-light-sqlite-"));
let files = 0;

describeMigrations("SQLite", () => openSqlite(":memory:"));
describeUpgrade("SQLite", openSqlite(join(folder, "recorded.db")));
describeSqlPorts("SQLite", () => createSqliteHarness(":memory:"));
describeSharedDatabase("SQLite", () => createSqliteHarness(join(folder, `${files++}.db`)));

it("the settings' slides are shown, whatever earlier ones are stored, and nothing is stored when they are", async () => {
  const slide = { id: 1, alt: "New", description: "" };
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), builtInGallerySlides: [slide] });
  const { entries } = readBackupFile(await backend.backups.export());
  const file = (slides: string) =>
    writeBackupFile({ createdAt: "2026-05-01T12:00:00.000Z", entries: { ...entries, carouselImages: slides } });
  expect(await backend.gallerySlides.list()).toEqual([slide]);
  expect(readBackupFile(await backend.backups.export()).entries["carouselImages"]).toBe("[]");
  await backend.backups.restore(file('[{"id":1,"alt":"Old","description":""}]'), "replace");
  expect(await backend.gallerySlides.list()).toEqual([slide]);
  expect(readBackupFile(await backend.backups.export()).entries["carouselImages"]).toContain("Old");
  await backend.close();
});

it("a file is copied while it is in use, and nobody else may read it", async () => {
  const file = join(folder, "data.db");
  const backend = await createSqlBackend({ database: openSqlite(file) });
  const event = await addCalendarEvent(backend.calendarEvents);
  await backend.copyTo?.(join(folder, "copy.db"));
  await backend.calendarEvents.remove([event.id]);
  await backend.close();
  const copy = await createSqlBackend({ database: openSqlite(join(folder, "copy.db")) });
  expect(await copy.calendarEvents.list()).toEqual([event]);
  await copy.close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));
