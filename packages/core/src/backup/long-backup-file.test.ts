import { expect, it } from "vitest";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import { type BackupFile, backupFileLines, parseBackupFile } from "./backup-file.ts";

const textOf = ({ createdAt, snapshot }: BackupFile) => [...backupFileLines(createdAt, snapshot)].join("");

it("a backup file is read back however long it is", () => {
  const text = "x".repeat(2 ** 23);
  const unreadable = [{ noun: "messages", kind: "other", name: "note", text }] as const;
  const backup = { createdAt: "2026-05-01T12:00:00.000Z", snapshot: { ...EMPTY_SNAPSHOT, unreadable } };
  expect(parseBackupFile(textOf(backup))).toStrictEqual(backup);
});
