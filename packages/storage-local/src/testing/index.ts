export { type FaultPlan, FaultyStorage } from "./faulty-storage.ts";
