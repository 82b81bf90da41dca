import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many examples a property is tried with. `pnpm test:thorough` asks for more, here as below. */
    runs: number;
    /** How often two tabs of a real browser do their hundred operations each. */
    realTabRepetitions: number;
  }
}

export const RUNS = inject("runs");
