import type { Adapter } from "../adapter.ts";
import type { AdapterName } from "../adapter-names.ts";
import { dexie } from "./dexie.ts";
import { innerLight } from "./inner-light.ts";
import { localForage } from "./local-forage.ts";
import { naive } from "./naive.ts";
import { tanStackDb } from "./tan-stack-db.ts";
import { tinyBase } from "./tiny-base.ts";
import { unstorage } from "./unstorage.ts";
import { zustandPersist } from "./zustand-persist.ts";

export const adapters: Readonly<Record<AdapterName, Adapter>> = {
  "Inner Light": innerLight,
  "naive list": naive,
  "zustand persist": zustandPersist,
  unstorage,
  localForage,
  TinyBase: tinyBase,
  "TanStack DB": tanStackDb,
  Dexie: dexie,
};
