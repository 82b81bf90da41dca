import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    runs: number;
    seed: number;
  }
}

/** Setup file. The values come from vitest.workspace.ts. */
fc.configureGlobal({ numRuns: inject("runs"), seed: inject("seed") });
