import { NOUNS, type Snapshot, type Snapshots } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { backupTimes, currentSnapshot } from "./response-schemas.ts";

export function httpSnapshots(client: HttpClient): Snapshots {
  const { snapshot: api } = client.api;
  return {
    async read() {
      const { version, snapshot } = await client.request(() => api.$get({ query: { format: "2" } }), currentSnapshot);
      return { ...snapshot, version };
    },

    merge: (offered) => client.change(NOUNS, () => api.$post({ json: contentOf(offered) })),
    replace: (snapshot, version) =>
      client.change(NOUNS, () => api.$put({ query: { version }, json: contentOf(snapshot) })),
    backupTimes: () => client.read(() => api.backups.$get(), backupTimes),
    recordBackup: () => client.change([], () => api.backups.$post()),
  };
}

/** The snapshot without its version, which the server would refuse. */
function contentOf({ events, messages, slides, deleted }: Snapshot) {
  return { events, messages, slides, deleted };
}
