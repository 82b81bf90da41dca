import type { Page, Request, Response } from "@playwright/test";
import type { Budget } from "../bench/budgets.ts";
import { expect } from "./browser-test.ts";

/** Records the files that a page requests until `stop`, with their transfer sizes. */
export function recordDownloads(page: Page, site: string | undefined) {
  const downloads = new Map<string, number>();
  const record = (address: string, size: number) => {
    const { origin, pathname } = new URL(address);
    if (origin === site) downloads.set(pathname, size);
  };
  const onRequest = (request: Request) => record(request.url(), 0);
  const onResponse = (response: Response) => record(response.url(), Number(response.headers()["content-length"]));
  page.on("request", onRequest).on("response", onResponse);
  const stop = () => void page.off("request", onRequest).off("response", onResponse);
  return { downloads, stop };
}

/** Expects the downloads to stay within a row of bench/budgets.ts. */
export function expectWithin({ script, total }: Budget, downloads: ReadonlyMap<string, number>): void {
  const advice = "Look for what can come later, or raise the budget in bench/budgets.ts and say why";
  const kilobytesOf = (end: string) => {
    const bytes = [...downloads].reduce((sum, [file, size]) => sum + (file.endsWith(end) ? size : 0), 0);
    return Math.round(bytes / 100) / 10;
  };
  expect(kilobytesOf(".js"), `script. ${advice}`).toBeLessThanOrEqual(script.budget);
  expect(kilobytesOf(""), `all together. ${advice}`).toBeLessThanOrEqual(total.budget);
}
