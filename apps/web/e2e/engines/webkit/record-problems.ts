declare global {
  interface Window {
    /** What went wrong in this document, in words. */
    problems?: string[];
  }
}

/** Records errors, warnings, rejections and violations of the policy. Runs before every other script of a page. */
export function recordProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  for (const type of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it is watched
    const original = console[type];
    console[type] = (...values: unknown[]) => {
      problems.push(`console ${type}: ${values.map(String).join(" ")}`);
      original(...values);
    };
  }
  addEventListener("error", ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    problems.push(`Content-Security-Policy: ${effectiveDirective} forbids ${blockedURI}`);
  });
}
