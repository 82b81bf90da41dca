import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

/** Prints the page only when a failure is shown, not for each query that `waitFor` and `findBy` repeat. */
function getElementError(message: string | null, container: Element) {
  const error = new Error();
  Error.captureStackTrace(error, getElementError);
  const get = () => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, "message", { configurable: true, get });
}

// Long enough for a busy machine, short enough to fail soon.
configure({ asyncUtilTimeout: 5000, getElementError });

/** Animation frames. The hook runs after the others: after the last test, React has no window to render in. */
const frames = new Set<ReturnType<typeof setTimeout>>();
afterEach(() => {
  for (const frame of frames) clearTimeout(frame);
  frames.clear();
});
// Without handlers, so a request to any server fails the test.
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
afterEach(() => cleanup());
// Each test starts with empty storage and no listeners: otherwise the lists of earlier tests would react to each event.
const listen = vi.spyOn(window, "addEventListener");
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const heard of listen.mock.calls.splice(0)) window.removeEventListener(...heard);
});

/** The site never writes to the console, so a test fails if it does. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => expect(complaints).toEqual([]));

// jsdom runs animation frames with setInterval, so they stop after a test that fakes it.
const { setTimeout, clearTimeout } = globalThis;

// Browser APIs that jsdom lacks or has only in part.
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    const frame = setTimeout(() => callback(performance.now()), 16);
    frames.add(frame);
    return frame;
  });
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
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
