import { type BackupLog, isoTimestampOf } from "@inner-light/core";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { StoredText } from "./stored-text.ts";

const BACKUP_LOG_KEY = "backup:lastMadeAt";

/** The moment of the last backup, in a key of its own. It is about this browser, and in no backup itself. */
export class LocalStorageBackupLog implements BackupLog {
  readonly #text: StoredText;

  constructor({ storage }: Pick<BrowserCapabilities, "storage">) {
    this.#text = new StoredText(storage, BACKUP_LOG_KEY);
  }

  async lastMadeAt(): Promise<number | null> {
    const moment = Date.parse((this.#text.read("list") ?? "").replaceAll('"', ""));
    return Number.isNaN(moment) ? null : moment;
  }

  async noteMadeAt(moment: number): Promise<void> {
    this.#text.replace(this.#text.read("add"), JSON.stringify(isoTimestampOf(moment)), "add");
  }
}
