import type { HttpBackendOptions } from "@inner-light/storage-http";
import type { ContainerModule } from "inversify";
import type { Backend } from "../ioc/backend.ts";
import { createContainer } from "../ioc/create-container.ts";
import { spamEvidence } from "../ioc/spam-evidence.tsx";
import { storageHttpBackend } from "../ioc/storage-http.backend.ts";
import { storageHttpModule } from "../ioc/storage-http.module.ts";

/** The shared storage, with the server at an origin. */
export function httpBackend(origin: string): Backend {
  return { ...storageHttpBackend, connectsTo: [origin], load: async () => createContainer(httpModule(origin)) };
}

/** Binds every port to the server at an origin, which knows this page as the owner's. */
export function httpModule(origin: string): ContainerModule {
  return storageHttpModule(ownersPage(origin));
}

/** A page that sends a token before the gate is open. */
function ownersPage(origin: string): HttpBackendOptions {
  return {
    address: origin,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${"0".repeat(64)}`);
      return fetch(input, { ...init, headers });
    },
    delay: async () => {},
    // Node's fetch does not take the signals of jsdom.
    timeout: () => null,
    spamEvidence,
    unsentMessage: { read: () => null, write: () => {} },
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  };
}
