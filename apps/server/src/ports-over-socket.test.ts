import { getRequestListener } from "@hono/node-server";
import { anySession, createTestApi, openTestBackend } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { describeOverHttp } from "@inner-light/storage-http/testing";

const PASSWORD = "Inner-Light, a long one";

describeOverHttp("the server over a socket, on SQLite", async () => {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  const api = createTestApi({ backend, password: PASSWORD, sessions: anySession, clock });
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
