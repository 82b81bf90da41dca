import type { SqlBackend } from "@inner-light/storage-sql";
import type { ServerConfig } from "../config/server-config.ts";

/** The database that a command works on. */
export interface CommandContext {
  readonly backend: SqlBackend;
  readonly config: ServerConfig;
  /** Where it is, in words. */
  readonly where: string;
}

/** Runs with the words that followed its name; opens the database when it needs it. Returns what to say at the end. */
export type Command = (open: () => Promise<CommandContext>, words: readonly string[]) => Promise<string>;
