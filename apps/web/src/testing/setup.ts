import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { mswServer } from "./msw-server.ts";

// Generous, for busy machines: an element that never appears still fails its test.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => mswServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => mswServer.resetHandlers());
afterAll(() => mswServer.close());
afterEach(() => cleanup());
// Each test begins with an empty storage. The event tells the lists of the test before not to replay what they wrote.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: localStorage }));
});

/** The site never writes to the console, so a test in which it does fails. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => expect(complaints).toEqual([]));

// Browser APIs that jsdom lacks.
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
