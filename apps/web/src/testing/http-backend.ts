import { anySession, createTestApi, fromSite, openTestBackend } from "@inner-light/api/testing";
import { FixedClock } from "@inner-light/core/testing";
import { createHttpBackend } from "@inner-light/storage-http";
import { http } from "msw";
import { storageHttpBackend } from "../ioc/storage-http.backend.ts";
import { gallerySlides } from "../site/gallery-slides.ts";
import { spamEvidence } from "../ui/browser/spam-evidence.ts";
import { HiddenField } from "../ui/field/hidden-field.tsx";
import { mswServer } from "./msw-server.ts";
import { TEST_PASSWORD } from "./render-site.tsx";

const ORIGIN = "https://practice.example";

/** The properties of the shared site's backend, whichever backend is under test. */
const { load: _, ...HTTP_BACKEND } = storageHttpBackend;

/** A shared site for `renderApp`, with a server on an empty in-memory database. */
export function siteOverHttp() {
  const clock = new FixedClock();
  const starting = openTestBackend(clock).then((backend) =>
    createTestApi({ backend, password: TEST_PASSWORD, clock, sessions: anySession }),
  );
  mswServer.use(http.all(`${ORIGIN}/api/*`, async ({ request }) => (await starting).fetch(fromSite(request))));
  return { ports: httpPorts(), backend: { ...HTTP_BACKEND, messageField: HiddenField } };
}

/** The ports of that server, which treats this page as the owner's: it sends a token before the gate is open. */
function httpPorts() {
  return createHttpBackend({
    address: ORIGIN,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${"0".repeat(64)}`);
      return fetch(input, { ...init, headers });
    },
    delay: async () => {},
    // Node's fetch does not take the signals of jsdom.
    timeout: () => null,
    gallerySlides,
    spamEvidence,
    unsentMessage: { read: () => null, write: () => {} },
    browserMark: { read: () => null, write: () => {} },
  });
}
