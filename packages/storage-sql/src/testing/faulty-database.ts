import { type DatabaseConnection, DeleteQueryNode, type Driver, InsertQueryNode, UpdateQueryNode } from "kysely";
import type { SqlDatabase } from "../sql-database.ts";

/** A database that fails when a contract suite says so, in front of one that works. */
export function faultyDatabase(database: SqlDatabase) {
  let writesUntilFault = Number.POSITIVE_INFINITY;
  let isBroken = false;
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
      return execute(compiled, options);
    };
    return connection;
  }

  function faultyDriver(driver: Driver): Driver {
    return new Proxy(driver, {
      get(target, name) {
        if (name === "acquireConnection") return async () => patch(await target.acquireConnection());
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  const { dialect } = database;
  return {
    database: {
      ...database,
      dialect: {
        createAdapter: () => dialect.createAdapter(),
        createDriver: () => faultyDriver(dialect.createDriver()),
        createIntrospector: (db: Parameters<typeof dialect.createIntrospector>[0]) => dialect.createIntrospector(db),
        createQueryCompiler: () => dialect.createQueryCompiler(),
      },
    } satisfies SqlDatabase,
    interrupt(nth: number): void {
      writesUntilFault = nth;
    },
    breakStorage(): void {
      isBroken = true;
    },
  };
}
