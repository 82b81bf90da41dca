import { type BackupPreview, type Backups, NOUNS, type RestoreMode } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupPreview, lastBackup, nothing, textFile } from "./schemas.ts";

export class HttpBackups implements Backups {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async export(): Promise<string> {
    const { file } = await this.#client.write(() => this.#api.$post(), textFile);
    return file;
  }

  preview(file: string): Promise<BackupPreview> {
    return this.#client.write(() => this.#api.preview.$post({ json: { file } }), backupPreview);
  }

  async restore(file: string, mode: RestoreMode): Promise<void> {
    await this.#client.write(() => this.#api.restore.$post({ json: { file, mode } }), nothing, { changes: NOUNS });
  }

  async lastBackupAt(): Promise<number | null> {
    const { lastBackupAt } = await this.#client.read(() => this.#api.$get(), lastBackup);
    return lastBackupAt;
  }

  get #api() {
    return this.#client.api.backups;
  }
}
