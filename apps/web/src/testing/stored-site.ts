import { FixedClock } from "@inner-light/core/testing";
import { FaultyStorage } from "@inner-light/storage-local/testing";
import { storageLocalBackend } from "../ioc/storage-local.backend.ts";
import { storageLocalPorts } from "../ioc/storage-local.ports.ts";
import { testGate } from "./render-site.tsx";

export type { FaultPlan } from "@inner-light/storage-local/testing";

const { load: _, ...SITE_BACKEND } = storageLocalBackend;

/** Creates the site's own backend over faulty storage that contains these values. */
export function createStoredSite(texts: Readonly<Record<string, string>> = {}) {
  const storage = new FaultyStorage();
  for (const [key, text] of Object.entries(texts)) storage.put(key, text);
  const stored = (key: string): unknown => JSON.parse(storage.text(key) ?? "null");
  return { ...createLocalSite(() => storage.reach()), storage, stored };
}

/** Creates the site's own backend, by default over the window's storage. */
export function createLocalSite(storage?: Parameters<typeof storageLocalPorts>[1]) {
  const clock = new FixedClock();
  return { clock, ports: { ...storageLocalPorts(clock, storage), gate: testGate() }, backend: SITE_BACKEND };
}
