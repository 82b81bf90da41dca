import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many examples each property runs with; more under `pnpm test:thorough`, as below. */
    runs: number;
    /** How often two tabs of a real browser run their hundred operations each. */
    realTabRepetitions: number;
  }
}

export const RUNS = inject("runs");
