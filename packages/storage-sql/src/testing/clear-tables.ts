import type { Queries } from "../sql-store.ts";

/** Makes a migrated database as it is when it is new. */
export async function clearTables(db: Queries): Promise<void> {
  for (const table of ["record", "kept_entry", "receipt", "outbox", "owner_session", "setting"] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.updateTable("list").set({ version: 0 }).execute();
}
