import {
  type ContractHarness,
  describeAdminGate,
  describePorts,
  type FixedClock,
  STORE_PORTS,
} from "@inner-light/core/testing";
import { createMemoryBackend } from "@inner-light/storage-memory";
import { createHttpBackend } from "../create-http-backend.ts";
import { faultyLine, pageUnderTest } from "./page-under-test.ts";

export interface ServerUnderTest extends ContractHarness {
  readonly origin: string;
  readonly password: string;
  readonly clock: FixedClock;
  /** Ends every session. */
  readonly endSession: () => void;
}

/** Runs every contract suite through the ports over HTTP, against a new server for each case. */
export function describeOverHttp(name: string, startServer: () => ServerUnderTest | Promise<ServerUnderTest>): void {
  const createHarness = async () => {
    const server = await startServer();
    const { send, timeout, ...tools } = faultyLine();
    const owner = createHttpBackend(pageUnderTest(server.origin, { fetch: send, timeout }));
    await owner.gate.unlock(server.password);
    return { ...server, ...tools, open: () => owner, isSlow: true };
  };
  describePorts(name, createHarness, [...STORE_PORTS, "suspectedSpam"], createMemoryBackend);
  describeAdminGate(name, async () => {
    const server = await startServer();
    return { ...server, open: () => createHttpBackend(pageUnderTest(server.origin)) };
  });
}
