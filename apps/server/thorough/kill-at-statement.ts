import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";

/** Preloaded into the server (`--import`). Kills the process before its KILL_AT-th statement. */
const killAt = Number(process.env["KILL_AT"]);
let statements = 0;

function count(): void {
  statements += 1;
  if (statements === killAt) process.kill(process.pid, "SIGKILL");
}

function countCalls(prototype: object, name: string): void {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== "function") throw new TypeError(`There is no ${name} to count`);
  Reflect.set(prototype, name, function (this: unknown, ...parameters: unknown[]) {
    count();
    return Reflect.apply(method, this, parameters);
  });
}

const { Client } = createRequire(import.meta.resolve("@inner-light/storage-sql"))("pg");
countCalls(DatabaseSync.prototype, "prepare");
countCalls(Client.prototype, "query");
