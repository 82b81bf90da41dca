import type { ErrorCode } from "@inner-light/core";
import { type DescribeRouteOptions, describeRoute, type GenerateSpecOptions } from "hono-openapi";
import type { OpenAPIV3_1 } from "openapi-types";
import { PROBLEMS } from "./problem.ts";

/** Describes a route for `/api/openapi.json`: what it does, and with which problems it may refuse a request. */
export function describe(summary: string, ...problems: readonly ErrorCode[]) {
  return describeRoute(description(summary, problems));
}

/** Describes a route that only the owner may use. */
export function describeOwners(summary: string, ...problems: readonly ErrorCode[]) {
  return describeRoute({ ...description(summary, ["unauthorized", ...problems]), security: [{ owner: [] }] });
}

function description(summary: string, problems: readonly ErrorCode[]): DescribeRouteOptions {
  const refusals = problems.map((code) => [PROBLEMS[code].status, { $ref: `#/components/responses/${code}` }]);
  return { summary, responses: { 200: { description: "Done" }, ...Object.fromEntries(refusals) } };
}

const problemSchema: OpenAPIV3_1.SchemaObject = {
  type: "object",
  required: ["title", "status", "code"],
  properties: {
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", enum: Object.keys(PROBLEMS) },
    reason: { type: "string" },
    issues: { type: "array", items: { type: "object" } },
  },
};

/** What the description says besides the routes, for a site below `basePath` of its host. */
export function openApiDocument(basePath = "/"): GenerateSpecOptions["documentation"] {
  return {
    info: { title: "Inner Light", version: "1.0.0", description: "The shared storage of one practice." },
    // Clients append the path of a route, which begins with a slash.
    servers: [{ url: basePath.slice(0, -1) || "/" }],
    components: {
      securitySchemes: { owner: { type: "http", scheme: "bearer" } },
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([code, { title }]) => [
          code,
          { description: title, content: { "application/problem+json": { schema: problemSchema } } },
        ]),
      ),
    },
  };
}
