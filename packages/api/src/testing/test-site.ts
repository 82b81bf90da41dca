import type { SqlBackend } from "@inner-light/storage-sql";
import type { SpamEvidence } from "../guards/request-schemas.ts";
import { createTestApi, fromSite } from "./create-test-api.ts";

export const SITE = "https://practice.example";
export const PASSWORD = "a long sentence nobody guesses";

export const IDEMPOTENCY_KEY = "00112233445566778899aabbccddeeff";

type Options = Omit<Parameters<typeof createTestApi>[0], "backend" | "password">;

export function testSite(backend: SqlBackend, options: Options = {}) {
  const api = createTestApi({ backend, password: PASSWORD, ...options });

  const send = async (method: string, path: string, init: RequestInit = {}) =>
    api.fetch(fromSite(new Request(`${SITE}/api${path}`, { method, ...init })));

  const sendJson = (method: string, path: string, value: unknown, headers: Record<string, string> = {}) =>
    send(method, path, {
      body: JSON.stringify(value),
      headers: { "Content-Type": "application/json", ...headers },
    });

  return {
    api,
    send,
    sendJson,

    async unlock(): Promise<Record<string, string>> {
      const response = await sendJson("POST", "/session", { password: PASSWORD });
      const { token } = await response.json();
      return { Authorization: `Bearer ${token}` };
    },

    sendMessage: (draft: object, { key = IDEMPOTENCY_KEY, evidence }: { key?: string; evidence?: SpamEvidence } = {}) =>
      sendJson("POST", "/messages", { draft, evidence }, { "Idempotency-Key": key }),
  };
}
