import { getRequestListener } from "@hono/node-server";
import { createTestApi, openTestBackend } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { listen } from "@inner-light/site-server";
import { describeOverHttp } from "@inner-light/storage-http/testing";

const PASSWORD = "Inner-Light, a long one";

describeOverHttp("the server over a socket, on SQLite", async () => {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  let isOver = false;
  // Suites move the clock by days, so that it ends no session.
  const sessions = {
    async start() {
      isOver = false;
      return true;
    },
    check: async () => !isOver,
  };
  const api = createTestApi({ backend, password: PASSWORD, sessions, clock });
  const listener = getRequestListener((request, env) => api.fetch(request, env));
  const server = await listen(listener, { host: "localhost" });
  return {
    origin: `http://localhost:${server.port}`,
    password: PASSWORD,
    clock,
    endSession() {
      isOver = true;
    },
    async dispose() {
      await server.close();
      await backend.close();
    },
  };
});
