import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { KeptUpcoming } from "./kept-upcoming.ts";

const UPCOMING = "/api/events/upcoming?from=2026-05-01&limit=10";

/** The kept responses before routes that count how often they are asked. */
async function served() {
  const state = { version: 1, asked: 0, isDown: false };
  const kept = new KeptUpcoming({
    fetchApi: async () => Response.json([`version ${state.version}`, ++state.asked], { headers: { "X-Route": "yes" } }),
    eventsVersion: async () => {
      if (state.isDown) throw new Error("no database");
      return state.version;
    },
  });
  const server = createServer(async (request, response) => {
    if (!(await kept.handle(request, response))) response.end("the routes");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const get = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  return { state, get };
}

it("the next events are read once per change of the events, and not sent twice", async () => {
  const { state, get } = await served();
  const first = await get(UPCOMING);
  expect(await first.json()).toEqual(["version 1", 1]);
  expect(first.headers.get("x-route")).toBe("yes");
  expect(await (await get(UPCOMING)).json()).toEqual(["version 1", 1]);
  const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
  expect((await get(UPCOMING, { headers })).status).toBe(304);
  state.version = 2;
  expect(await (await get(UPCOMING, { headers })).json()).toEqual(["version 2", 2]);
});

it("a later day is kept, too, when many were asked for since the events changed", async () => {
  const { state, get } = await served();
  for (let days = 0; days < 25; days++) await get(`${UPCOMING}&x=${days}`);
  expect(await (await get(`${UPCOMING}&x=24`)).json()).toEqual(["version 1", 25]);
  expect(state.asked).toBe(25);
});

it("other requests, and a database that is gone are left to the routes", async () => {
  const { state, get } = await served();
  const texts = async (...responses: Promise<Response>[]) =>
    Promise.all(responses.map(async (response) => (await response).text()));
  expect(await texts(get("/api/inbox"), get(UPCOMING, { method: "POST" }))).toEqual(["the routes", "the routes"]);
  state.isDown = true;
  expect(await texts(get(`${UPCOMING}&x=1`))).toEqual(["the routes"]);
});
