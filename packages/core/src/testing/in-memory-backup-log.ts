import type { BackupLog } from "../backup/backup-log.ts";

/** Knows the last backup as long as the page lives. */
export class InMemoryBackupLog implements BackupLog {
  #lastMadeAt: number | null;

  constructor(lastMadeAt: number | null = null) {
    this.#lastMadeAt = lastMadeAt;
  }

  async lastMadeAt(): Promise<number | null> {
    return this.#lastMadeAt;
  }

  async noteMadeAt(moment: number): Promise<void> {
    this.#lastMadeAt = moment;
  }
}
