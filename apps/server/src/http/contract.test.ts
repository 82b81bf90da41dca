import { getRequestListener } from "@hono/node-server";
import { createApi } from "@inner-light/api";
import { MemoryOwnerSessions } from "@inner-light/api/testing";
import { systemClock } from "@inner-light/core";
import { FixedClock } from "@inner-light/core/testing";
import { describeOverHttp } from "@inner-light/storage-http/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";
import { apiPorts } from "../backend/api-ports.ts";
import { startHttpServer } from "./http-server.ts";

const PASSWORD = "Inner-Light, a long one";

describeOverHttp("the server over a socket, on SQLite", async () => {
  const clock = new FixedClock();
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), clock });
  let requests = 0;
  const stopping = new AbortController();
  const api = createApi({
    ports: apiPorts(backend, backend.changes),
    // Some cases move the clock by days, which would end the session.
    sessions: new MemoryOwnerSessions(systemClock),
    // Not the slow hash, which has tests of its own.
    verifyPassword: async (password) => password === PASSWORD,
    addressKey: async () => `address ${requests++}`,
    checkHealth: backend.checkHealth,
    stop: stopping.signal,
    clock,
  });
  const listener = getRequestListener((request, env) => api.fetch(request, env));
  const server = await startHttpServer(listener, 0, "localhost");
  return {
    origin: `http://localhost:${server.port}`,
    password: PASSWORD,
    clock,
    async dispose() {
      stopping.abort();
      await server.stop(0);
      await backend.close();
    },
  };
});
