import type { Adapter } from "../adapter.ts";
import type { AdapterName } from "../adapter-names.ts";
import { dexie } from "./dexie.ts";
import { innerLight } from "./inner-light.ts";
import { naive } from "./naive.ts";
import { tanStackDb } from "./tan-stack-db.ts";
import { zustandPersist } from "./zustand-persist.ts";

export const adapters: Readonly<Record<AdapterName, Adapter>> = {
  "Inner Light": innerLight,
  "naive list": naive,
  "zustand persist": zustandPersist,
  "TanStack DB": tanStackDb,
  Dexie: dexie,
};
