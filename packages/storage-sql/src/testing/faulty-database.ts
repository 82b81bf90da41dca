import { type DatabaseConnection, DeleteQueryNode, InsertQueryNode, UpdateQueryNode } from "kysely";
import type { SqlDatabase } from "../tables.ts";

export function addFaults({ dialect }: SqlDatabase) {
  let writesUntilFault = Number.POSITIVE_INFINITY;
  let [isBroken, isFull, failsCommit] = [false, false, false];
  const patched = new WeakSet<DatabaseConnection>();

  function patch(connection: DatabaseConnection): DatabaseConnection {
    if (patched.has(connection)) return connection;
    patched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (compiled, options) => {
      const { query } = compiled;
      const isWrite = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
      if (isWrite) writesUntilFault -= 1;
      if (isBroken || (isWrite && writesUntilFault === 0)) throw new Error("disk I/O error");
      if (isWrite && isFull) throw Object.assign(new Error("database or disk is full"), { errcode: 13 });
      return execute(compiled, options);
    };
    return connection;
  }

  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => patch(await acquire(options));
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      if (failsCommit) throw new Error("disk I/O error");
      await commit(connection);
    };
    return driver;
  };
  return {
    interrupt(nth: number): void {
      writesUntilFault = nth;
    },
    failCommit(): void {
      failsCommit = true;
    },
    breakStorage(): void {
      isBroken = true;
    },
    mendStorage(): void {
      isBroken = false;
    },
    fillStorage(): void {
      isFull = true;
    },
  };
}
