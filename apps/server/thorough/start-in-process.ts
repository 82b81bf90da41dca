import { createMemoryLimiter } from "@inner-light/api";
import type { Clock } from "@inner-light/core";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { onTestFinished } from "vitest";
import { PASSWORD } from "../bench/child-process.ts";
import { readConfig } from "../src/config/read-config.ts";
import { loadPageRenderer } from "../src/pages/page-renderer.ts";
import { startServer } from "../src/server.ts";
import { recordedLog } from "../src/testing/recorded-log.ts";
import { openPage } from "./server-under-test.ts";

/** The server in this process, with a clock that the test sets, without throttles. */
export async function startInProcess(environment: NodeJS.ProcessEnv, clock: Clock) {
  const { lines, log } = recordedLog();
  const server = await startServer({
    config: readConfig({ PORT: "0", HOST: "127.0.0.1", ADMIN_PASSWORD: PASSWORD, ...environment }),
    renderer: await loadPageRenderer(),
    clock,
    log,
    guards: { createLimiter: (rule) => createMemoryLimiter({ ...rule, points: Number.MAX_SAFE_INTEGER }) },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(stop);
  const origin = `http://127.0.0.1:${server.port}`;
  const { contactSubmissions } = openPage(origin);
  return {
    origin,
    lines,
    stop,
    sendMessage: (notes: string) => contactSubmissions.add(aContactSubmissionDraft({ notes })),
  };
}
