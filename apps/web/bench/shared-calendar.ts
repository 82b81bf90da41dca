import { publishedEvents } from "../e2e/published-events.ts";
import { SHARED_PASSWORD, type SharedServer, startSharedServer } from "../e2e/start-shared-server.ts";

/** Builds the site of the shared storage, and starts its server with fourteen events. */
export async function startSharedCalendar(): Promise<SharedServer> {
  const server = await startSharedServer();
  const { token } = await post(server, "session", { password: SHARED_PASSWORD });
  const drafts = publishedEvents.map(({ id: _, ...draft }) => draft);
  await post(server, "events", { drafts }, { Authorization: `Bearer ${token}` });
  return server;
}

async function post({ address }: SharedServer, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
