import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { endDeferral } from "../components/layout/deferred-layout.ts";
import { mswServer } from "./msw-server.ts";

// Patience with a busy machine: what does not come in time is a failure all the same.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => mswServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
afterEach(() => cleanup());
// Each test is a visit of its own: a list that the test before wrote to does not replay what it wrote.
afterEach(endDeferral);
afterEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
});

/** The site writes nothing to the console, whatever goes wrong: a test in which it does fails. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => expect(complaints).toEqual([]));

// What browsers have and jsdom lacks.
beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: false, media: query }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLElement.prototype.hasPointerCapture ??= () => false;
});
afterEach(() => vi.unstubAllGlobals());
