import type { StorageDiagnostics, StorageIssue, StorageUsage } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { storageAge, storageIssues, storageUsage } from "./schemas.ts";

export class HttpStorageDiagnostics implements StorageDiagnostics {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  issues(): Promise<readonly StorageIssue[]> {
    return this.#client.read(() => this.#api.issues.$get(), storageIssues);
  }

  usage(): Promise<StorageUsage> {
    return this.#client.read(() => this.#api.usage.$get(), storageUsage);
  }

  async keptSince(): Promise<string | null> {
    const { keptSince } = await this.#client.read(() => this.#api.since.$get(), storageAge);
    return keptSince;
  }

  exportRaw(): Promise<string> {
    return this.#client.text(() => this.#api.raw.$get());
  }

  get #api() {
    return this.#client.api.diagnostics;
  }
}
