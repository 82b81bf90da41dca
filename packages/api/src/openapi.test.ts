import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { openTestBackend } from "./testing/create-test-api.ts";
import { testSite } from "./testing/test-site.ts";

const operation = v.looseObject({ summary: v.string(), responses: v.looseObject({ 200: v.unknown() }) });
const documentSchema = v.looseObject({
  openapi: v.literal("3.1.0"),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});

describe("the description of the routes", () => {
  it("names each route with its methods, and no other", async () => {
    const { api, send } = testSite(await openTestBackend());
    const { paths } = v.parse(documentSchema, await (await send("GET", "/openapi.json")).json());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it.each([
    [{}, "/"],
    [{ basePath: "/site/" }, "/site"],
  ])("says where they are on the host: %o", async (options, url) => {
    const { send } = testSite(await openTestBackend(), options);
    expect(await (await send("GET", "/openapi.json")).json()).toMatchObject({ servers: [{ url }] });
  });

  it("says what a route is sent, and who may use it", async () => {
    const { send } = testSite(await openTestBackend());
    const { paths } = v.parse(documentSchema, await (await send("GET", "/openapi.json")).json());
    expect(paths["/api/events"]?.["post"]).toMatchObject({
      security: [{ owner: [] }],
      requestBody: {
        content: { "application/json": { schema: { properties: { drafts: { type: "array", maxItems: 1000 } } } } },
      },
      responses: { 401: { $ref: "#/components/responses/unauthorized" } },
    });
    expect(paths["/api/messages"]?.["post"]).not.toHaveProperty("security");
  });
});
