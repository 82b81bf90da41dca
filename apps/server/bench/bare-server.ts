import { DatabaseSync } from "node:sqlite";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/**
 * What the server is compared with: a route that returns bytes from memory (the variable BYTES), and one that stores the
 * text it is sent in the SQLite file DATABASE, as durably as the server stores a message, and returns it.
 */
const { BYTES = "[]", DATABASE = ":memory:" } = process.env;
const database = new DatabaseSync(DATABASE);
database.exec("pragma journal_mode = wal; pragma synchronous = full");
database.exec("create table if not exists message (id integer primary key, body text not null)");
const insert = database.prepare("insert into message (body) values (?)");

const app = new Hono()
  .get("/upcoming", (context) => context.body(BYTES, 200, { "Content-Type": "application/json" }))
  .post("/messages", async (context) => {
    const body = await context.req.text();
    const { lastInsertRowid } = insert.run(body);
    return context.json({ id: Number(lastInsertRowid), body });
  });

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send?.({ port }));
process.once("SIGTERM", () => server.close(() => process.exit()));
