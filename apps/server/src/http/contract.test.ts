import { getRequestListener } from "@hono/node-server";
import { createApi } from "@inner-light/api";
import { anySession } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { describeOverHttp } from "@inner-light/storage-http/testing";
import { createSqlBackend, openSqlite } from "@inner-light/storage-sql";

const PASSWORD = "Inner-Light, a long one";

describeOverHttp("the server over a socket, on SQLite", async () => {
  const clock = new FixedClock();
  const backend = await createSqlBackend({ database: openSqlite(":memory:"), clock });
  let requests = 0;
  const api = createApi({
    ports: { ...backend, messages: backend.contactSubmissions },
    // Some cases move the clock by days, which would end the session.
    sessions: anySession,
    // Not the slow hash, which has tests of its own.
    verifyPassword: async (password) => password === PASSWORD,
    addressKey: async () => `address ${requests++}`,
    checkHealth: backend.checkHealth,
    clock,
  });
  const listener = getRequestListener((request, env) => api.fetch(request, env));
  const server = await listen(listener, { host: "localhost" });
  return {
    origin: `http://localhost:${server.port}`,
    password: PASSWORD,
    clock,
    async dispose() {
      await server.close();
      await backend.close();
    },
  };
});
