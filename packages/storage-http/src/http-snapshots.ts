import { NOUNS, type Snapshot, type Snapshots, snapshotJson } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupTimes, currentSnapshot, nothing } from "./schemas.ts";

const CHANGES = { changes: NOUNS };

export function httpSnapshots(client: HttpClient): Snapshots {
  const { snapshot: api } = client.api;
  const sending = async (snapshot: Snapshot) => {
    let body = "";
    for await (const piece of snapshotJson(snapshot)) body += piece;
    return { init: { body, headers: { ...client.headers(), "Content-Type": "application/json" } } };
  };
  return {
    async read() {
      const { version, snapshot } = await client.readOnce(() => api.$get(), currentSnapshot);
      return { ...snapshot, version };
    },

    async merge(offered) {
      const sent = await sending(offered);
      await client.write(() => api.$post({}, sent), nothing, CHANGES);
    },

    async replace(snapshot, version) {
      const sent = await sending(snapshot);
      await client.write(() => api.$put({ query: { version } }, sent), nothing, CHANGES);
    },

    backupTimes: () => client.read(() => api.backups.$get(), backupTimes),

    async recordBackup() {
      await client.write(() => api.backups.$post(), nothing);
    },
  };
}
