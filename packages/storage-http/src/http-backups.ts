import { type BackupPreview, type Backups, NOUNS, type RestoreMode } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupPreview, backupTimes, nothing } from "./schemas.ts";

export class HttpBackups implements Backups {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  export(): Promise<string> {
    return this.#client.text(() => this.#api.$post());
  }

  preview(file: string): Promise<BackupPreview> {
    return this.#client.write(() => this.#api.preview.$post({}, this.#sending(file)), backupPreview);
  }

  async restore(file: string, mode: RestoreMode): Promise<void> {
    const send = () => this.#api.restore.$post({ query: { mode } }, this.#sending(file));
    await this.#client.write(send, nothing, { changes: NOUNS });
  }

  #sending(file: string) {
    return { init: { body: file, headers: { ...this.#client.headers(), "Content-Type": "application/json" } } };
  }

  async lastBackupAt(): Promise<number | null> {
    const { lastBackupAt } = await this.#client.read(() => this.#api.$get(), backupTimes);
    return lastBackupAt;
  }

  async automaticBackupAt(): Promise<number | null> {
    const { automaticBackupAt } = await this.#client.read(() => this.#api.$get(), backupTimes);
    return automaticBackupAt;
  }

  get #api() {
    return this.#client.api.backups;
  }
}
