import { NOUNS, type Snapshot, type Snapshots, snapshotJson } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupTimes, currentSnapshot } from "./response-schemas.ts";

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

    merge: (offered) => client.change(NOUNS, () => api.$post({}, sending(offered))),
    replace: (snapshot, version) => client.change(NOUNS, () => api.$put({ query: { version } }, sending(snapshot))),
    backupTimes: () => client.read(() => api.backups.$get(), backupTimes),
    recordBackup: () => client.change([], () => api.backups.$post()),
  };
}
