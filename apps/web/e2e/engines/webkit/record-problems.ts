/** What went wrong, in words, and the address of the page or of what could not be loaded. */
interface Problem {
  readonly text: string;
  readonly url: string;
}

declare global {
  interface Window {
    /** Returns the problems of this window since the last call. Those of documents that it has left are among them. */
    takeProblems?: () => Problem[];
  }
}

/**
 * Records errors, warnings, rejections, violations of the policy and what could not be loaded. Runs before every other
 * script of a page. The records are in the window's name, which outlives the document when a link is followed.
 */
export function recordProblems(): void {
  const recorded = (): Problem[] => JSON.parse(window.name || "[]");
  const record = (text: string, url = location.href) => {
    window.name = JSON.stringify([...recorded(), { text, url }]);
  };
  window.takeProblems = () => {
    const problems = recorded();
    window.name = "";
    return problems;
  };
  for (const type of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it is watched
    const original = console[type];
    console[type] = (...values: unknown[]) => {
      record(`console ${type}: ${values.map(String).join(" ")}`);
      original(...values);
    };
  }
  // A page that is left gives up what it was still loading.
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", () => {
    isLeaving = false;
  });
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) record(`uncaught: ${event.message}`);
    else if (event.target instanceof Element && !isLeaving) {
      const [address] = ["currentSrc", "src", "href"].flatMap((name) => Reflect.get(Object(event.target), name) || []);
      record("Failed to load resource", String(address));
    }
  };
  // An element's error does not bubble.
  addEventListener("error", onError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => record(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    record(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`);
  });
}
