import { anySession, createTestApi, openTestBackend } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { describeOverHttp } from "./testing/describe-over-http.ts";

const origin = "https://practice.example";
const password = "Inner-Light";
const mswServer = setupServer();

beforeAll(() => mswServer.listen());
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());

describeOverHttp("storage-http inside MSW", async () => {
  const clock = new FixedClock();
  const backend = await openTestBackend(clock);
  const api = createTestApi({ backend, password, clock, sessions: anySession });
  mswServer.use(http.all(`${origin}/api/*`, ({ request }) => api.fetch(request)));
  return { origin, password, clock, dispose: () => backend.close() };
});
