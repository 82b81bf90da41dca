import { join } from "node:path";
import { createTestApi, fromSite } from "@inner-light/api/testing";
import type { Clock } from "@inner-light/core";
import { createHttpBackend, type HttpBackend } from "@inner-light/storage-http";
import { pageUnderTest } from "@inner-light/storage-http/testing";
import { openBackend } from "../src/backend/open-backend.ts";
import { readConfig } from "../src/config/server-config.ts";
import { adjustReserve, BACKUP_FOLDER, freeBytesOf } from "../src/data-folder.ts";
import { createLog } from "../src/log.ts";
import { backUpDaily } from "../src/maintenance/daily-backup.ts";
import { PASSWORD } from "./child-process.ts";

export type SiteUnderClock = Awaited<ReturnType<typeof openSite>>;

/** The shared site on a folder, in this process: the API over SQLite, and the daily tasks, which run when a test says so. */
export async function openSite(folder: string, clock: Clock, keepMessagesMonths: number | null = null) {
  const config = readConfig({ DATA_DIR: folder });
  const log = createLog(() => {});
  const backend = await openBackend({ config, clock, log, keepMessagesMonths });
  if ((await backend.ownerPassword.hash()) === null) await backend.ownerPassword.setHash("a hash");
  const api = createTestApi({
    backend,
    password: PASSWORD,
    clock,
    freeBytes: async () => (await freeBytesOf(folder)) + (await backend.bytes()).reusable,
  });
  const fetchOf: typeof fetch = async (input, init) => api.fetch(fromSite(new Request(input, init)));
  const openPage = () => createHttpBackend(pageUnderTest("https://practice.example", { fetch: fetchOf }));
  return {
    backend,
    openPage,

    async openAdmin(): Promise<HttpBackend> {
      const page = openPage();
      if (!(await page.gate.unlock(PASSWORD))) throw new Error("The password was refused");
      return page;
    },

    /** What the server does every ten minutes. */
    async keepUp(): Promise<void> {
      await adjustReserve(folder);
      await backUpDaily({ folder: join(folder, BACKUP_FOLDER), backend, clock, freeBytesOf });
    },

    /** What the server does every day. */
    purge: async () => backend.purge(await freeBytesOf(folder)),
  };
}
