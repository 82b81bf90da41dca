import { createTestApi, openTestBackend } from "@inner-light/api/testing";
import { createHttpBackend } from "../create-http-backend.ts";
import type { HttpBackendOptions } from "../http-client.ts";
import { pageUnderTest } from "./page-under-test.ts";

export const PASSWORD = "Inner-Light";
const ORIGIN = "https://practice.example";

/** Decides what happens to a request. `respond` passes it to the server. */
export type Line = (request: Request, respond: () => Promise<Response>) => Promise<Response>;

export async function serverInMemory(options: Omit<Parameters<typeof createTestApi>[0], "backend" | "password"> = {}) {
  const backend = await openTestBackend(options.clock);
  const api = createTestApi({ backend, password: PASSWORD, ...options });
  const requests: string[] = [];
  let line = answer;

  return {
    backend,
    requests,

    setLine(next: Line): void {
      line = next;
    },

    openPage(overrides: Partial<HttpBackendOptions> = {}) {
      const pauses: number[] = [];
      const options = pageUnderTest(ORIGIN, {
        delay: async (milliseconds) => void pauses.push(milliseconds),
        fetch: async (input, init) => {
          const request = new Request(input, init);
          request.headers.set("Sec-Fetch-Site", "same-origin");
          requests.push(`${request.method} ${new URL(request.url).pathname}`);
          return line(request, async () => api.fetch(request.clone()));
        },
        ...overrides,
      });
      return { ...createHttpBackend(options), pauses };
    },
  };
}

export const answer: Line = (_, respond) => respond();

export const refusing =
  (status: number, code: string, details: object = {}, headers: Record<string, string> = {}): Line =>
  async () =>
    Response.json({ title: "", status, code, ...details }, { status, headers });

export const lostLine: Line = async () => {
  throw new TypeError("Failed to fetch");
};

export const lostResponse: Line = async (_, respond) => {
  await respond();
  throw new TypeError("Failed to fetch");
};
