import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many examples each property runs with. */
    runs: number;
    /** The seed of the examples, so that a failed run can be repeated. */
    seed: number;
  }
}

/** A setup file: all properties use the number of examples and the seed from vitest.workspace.ts. */
fc.configureGlobal({ numRuns: inject("runs"), seed: inject("seed") });
