import { isInnerLightError } from "@inner-light/core";
import { createIndexedDbBackend } from "../indexeddb-backend.ts";

/** A call from the test. JSON preserves any string. */
export interface PageCall {
  readonly databaseName: string;
  readonly visit: number;
  readonly now: number;
  readonly port: string;
  readonly method: string;
  readonly input: string;
}

declare global {
  interface Window {
    /** Resolves to JSON with the call's `value` or `error`. */
    callPort(call: PageCall): Promise<string>;
    reportChange(visit: number, noun: string): void;
  }
}

let time = 0;
const visits = new Map<number, ReturnType<typeof createIndexedDbBackend>>();

function backendOf({ databaseName, visit }: PageCall) {
  const opened = visits.get(visit);
  if (opened !== undefined) return opened;
  const backend = createIndexedDbBackend({ databaseName, slides: [], clock: { now: () => time } });
  backend.changes.subscribe((noun) => window.reportChange(visit, noun));
  visits.set(visit, backend);
  return backend;
}

window.callPort = async (call) => {
  time = call.now;
  const port: object = Reflect.get(backendOf(call), call.port);
  try {
    const value: unknown = await Reflect.apply(Reflect.get(port, call.method), port, JSON.parse(call.input));
    return JSON.stringify({ value });
  } catch (error) {
    if (!isInnerLightError(error)) throw error;
    return JSON.stringify({ error });
  }
};
