import {
  type BackupTimes,
  type CurrentSnapshot,
  NOUNS,
  type Snapshot,
  type Snapshots,
  snapshotJson,
} from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupTimes, currentSnapshot, nothing } from "./schemas.ts";

export class HttpSnapshots implements Snapshots {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async read(): Promise<CurrentSnapshot> {
    const { version, snapshot } = await this.#client.readOnce(() => this.#client.api.snapshot.$get(), currentSnapshot);
    return { ...snapshot, version };
  }

  async merge(offered: Snapshot): Promise<void> {
    const sent = await this.#sent(offered);
    await this.#client.write(() => this.#client.api.snapshot.$post({}, sent), nothing, { changes: NOUNS });
  }

  async replace(snapshot: Snapshot, version: string): Promise<void> {
    const sent = await this.#sent(snapshot);
    const send = () => this.#client.api.snapshot.$put({ query: { version } }, sent);
    await this.#client.write(send, nothing, { changes: NOUNS });
  }

  backupTimes(): Promise<BackupTimes> {
    return this.#client.read(() => this.#client.api.snapshot.backups.$get(), backupTimes);
  }

  async recordBackup(): Promise<void> {
    await this.#client.write(() => this.#client.api.snapshot.backups.$post(), nothing);
  }

  async #sent(snapshot: Snapshot) {
    let body = "";
    for await (const piece of snapshotJson(snapshot)) body += piece;
    return { init: { body, headers: { ...this.#client.headers(), "Content-Type": "application/json" } } };
  }
}
