import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteHandler, listen } from "@inner-light/site-server";
import { dist } from "../../build/paths.mjs";

const RECORDER = "recorder.js";

/**
 * Records problems in `window.name`, which outlives the document. WebKit's driver does not report everything that
 * WebKit logs. Runs in the page before its other scripts.
 */
function recordProblems(): void {
  const record = (problem: string) => {
    window.name = JSON.stringify([...JSON.parse(window.name || "[]"), problem]);
  };
  for (const type of ["error", "warn"] as const) {
    console[type] = (...values: unknown[]) => record(`console ${type}: ${values.map(String).join(" ")}`);
  }
  // Errors on elements do not bubble. Drawings replace pictures of other hosts, which are unreachable here. Leaving a
  // page aborts its pending requests.
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) record(`uncaught: ${event.message}`);
    else if (!(event.target instanceof HTMLImageElement || isLeaving))
      record(`not loaded: ${(event.target as HTMLElement).outerHTML}`);
  };
  addEventListener("error", onError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => record(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    record(`policy: ${effectiveDirective} forbids ${blockedURI}`);
  });
}

/** Serves a copy of the built site whose pages record problems. The recorder is a file, as the policy requires. */
export async function serveRecordedSite(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "engines-"));
  await cp(dist, directory, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await writeFile(join(directory, RECORDER), `(${recordProblems})();`);
  for (const page of globSync("**/*.html", { cwd: directory })) {
    const file = join(directory, page);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("<head>", `<head><script src="/${RECORDER}"></script>`));
  }
  const { address, close } = await listen(createSiteHandler({ directory }), { port: 0 });
  return {
    address,
    async close() {
      close();
      await rm(directory, { recursive: true });
    },
  };
}
