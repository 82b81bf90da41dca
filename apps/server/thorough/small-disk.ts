import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../src/testing/temporary-folder.ts";

/** A disk in memory with this many megabytes; null if this user may not mount one. */
export function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

/** Fills the disk of a file to the last byte. */
export function fillUp(file: string): void {
  for (const size of [1_048_576, 512]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full.
    }
  }
}
