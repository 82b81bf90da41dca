import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where PostgreSQL runs for these tests; `null` when it is not installed. */
    postgresUrl: string | null;
  }
}

export default function setUp(project: TestProject): (() => void) | undefined {
  const bin = findPostgres();
  const server = bin === undefined ? undefined : startPostgres(bin);
  project.provide("postgresUrl", server?.url ?? null);
  return server?.stop;
}
