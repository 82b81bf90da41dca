import { type ContractHarness, describeAdminGate, describePorts, type FixedClock } from "@inner-light/core/testing";
import { createHttpBackend } from "../create-http-backend.ts";
import { httpGuarantees } from "../guarantees.ts";
import { faultyLine, ownersPage, pageUnderTest } from "./page-under-test.ts";

/** A server whose store has nothing in it yet. */
export interface ServerUnderTest extends ContractHarness {
  readonly origin: string;
  readonly password: string;
  readonly clock: FixedClock;
}

/** Runs every contract suite through the ports over HTTP, against a new server for each case. */
export function describeOverHttp(name: string, startServer: () => ServerUnderTest | Promise<ServerUnderTest>): void {
  const createHarness = async () => {
    const server = await startServer();
    const token = await ownersToken(server);
    const { send, ...tools } = faultyLine();
    const open = () => createHttpBackend(ownersPage(server.origin, token, send));
    return { ...server, ...tools, open, guarantees: httpGuarantees };
  };
  describePorts(name, createHarness, [
    "upcomingEvents",
    "calendarEvents",
    "contactSubmissions",
    "inbox",
    "gallerySlides",
    "snapshots",
    "deletedRecords",
    "diagnostics",
    "suspectedSpam",
    "changes",
  ]);
  describeAdminGate(name, async () => {
    const server = await startServer();
    return { ...server, open: () => createHttpBackend(pageUnderTest(server.origin)) };
  });
}

async function ownersToken({ origin, password }: ServerUnderTest): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body: JSON.stringify({ password }),
  });
  const { token } = await response.json();
  return String(token);
}
