import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Examples per property. */
    runs: number;
    /** Makes a failed run reproducible. */
    seed: number;
  }
}

/** Setup file. The values come from vitest.workspace.ts. */
fc.configureGlobal({ numRuns: inject("runs"), seed: inject("seed") });
