import { NOUNS, type Snapshot, type Snapshots, snapshotJson } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupTimes, currentSnapshot, nothing } from "./response-schemas.ts";

const CHANGES = { changes: NOUNS };

export function httpSnapshots(client: HttpClient): Snapshots {
  const { snapshot: api } = client.api;
  const sending = (snapshot: Snapshot) => ({
    init: {
      body: [...snapshotJson(snapshot)].join(""),
      headers: { ...client.headers(), "Content-Type": "application/json" },
    },
  });
  return {
    async read() {
      const { version, snapshot } = await client.request(() => api.$get(), currentSnapshot);
      return { ...snapshot, version };
    },

    async merge(offered) {
      await client.request(() => api.$post({}, sending(offered)), nothing, CHANGES);
    },

    async replace(snapshot, version) {
      await client.request(() => api.$put({ query: { version } }, sending(snapshot)), nothing, CHANGES);
    },

    backupTimes: () => client.read(() => api.backups.$get(), backupTimes),

    async recordBackup() {
      await client.request(() => api.backups.$post(), nothing);
    },
  };
}
