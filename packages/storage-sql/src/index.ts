export { createSqlBackend, type SqlBackend, type SqlBackendOptions } from "./create-sql-backend.ts";
export { openPostgres } from "./open-postgres.ts";
export { openSqlite } from "./open-sqlite.ts";
