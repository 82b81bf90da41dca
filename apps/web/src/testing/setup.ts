import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

/** Prints the DOM lazily, because `waitFor` and `findBy` create an error per attempt. */
function getElementError(message: string | null, container: Element) {
  const error = new Error();
  Error.captureStackTrace(error, getElementError);
  const get = () => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, "message", { configurable: true, get });
}

// Long enough for a busy machine, short enough to fail soon.
configure({ asyncUtilTimeout: 5000, getElementError });

/** Pending animation frames. After the last test, React has no window to render in. */
const frames = new Set<ReturnType<typeof setTimeout>>();
afterEach(() => {
  for (const frame of frames) clearTimeout(frame);
  frames.clear();
});
// Without handlers, a request to any server fails the test.
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());
afterEach(() => cleanup());
// The listeners of earlier tests would react to later events.
const listen = vi.spyOn(window, "addEventListener");
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const heard of listen.mock.calls.splice(0)) window.removeEventListener(...heard);
});

/** Fails a test in which the site writes to the console. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => expect(complaints).toEqual([]));

// jsdom runs animation frames with `setInterval`. A test that fakes it would stop them.
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
