import type { Queries } from "./sql-store.ts";
import type { Tables } from "./tables.ts";

type Name = Tables["setting"]["name"];

export async function readSetting(db: Queries, name: Name): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Queries, name: Name, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
