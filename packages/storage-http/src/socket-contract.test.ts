import { serve } from "@hono/node-server";
import { createTestApi } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { describeOverHttp } from "./testing/describe-over-http.ts";

const password = "Inner-Light";

describeOverHttp("storage-http over a socket", async () => {
  const clock = new FixedClock();
  const api = createTestApi({ backend: createMemoryBackend({ clock }), password });
  const server = serve({ fetch: api.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    password,
    clock,
    dispose: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
});
