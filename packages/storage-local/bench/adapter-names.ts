/** All that is measured, by the names in the tables; ours first, since the others are compared with it. */
export const adapterNames = ["Inner Light", "naive list", "zustand persist", "TanStack DB", "Dexie"] as const;

export type AdapterName = (typeof adapterNames)[number];
