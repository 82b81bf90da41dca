import { backupFileLines, type Clock, isoTimestampOf, type Snapshots } from "@inner-light/core";
import { noteBackup } from "./note-backup.ts";

export interface MakeBackupResult {
  readonly kind: "made";
  /** The text of the file, with everything that the owner sees. */
  readonly text: string;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
}

/** Makes the file of a backup, and notes the time. */
export class MakeBackup {
  readonly #snapshots: Snapshots;
  readonly #clock: Clock;

  constructor(snapshots: Snapshots, clock: Clock) {
    this.#snapshots = snapshots;
    this.#clock = clock;
  }

  async run(): Promise<MakeBackupResult> {
    const madeAt = this.#clock.now();
    const text = [...backupFileLines(isoTimestampOf(madeAt), await this.#snapshots.read())].join("");
    await noteBackup(this.#snapshots);
    return { kind: "made", text, madeAt };
  }
}
