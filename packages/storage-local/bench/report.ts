import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem, type } from "node:os";
import type { Verdict, Verdicts } from "./faults.ts";
import { quantile } from "./statistics.ts";
import type { OperationTimes } from "./times.ts";

/** The results of an adapter: its times for each number of events, or why there are none. */
export interface Result {
  readonly times: ReadonlyMap<number, OperationTimes | string>;
  /** Absent when faults were not tested. */
  readonly verdicts: Verdicts | undefined;
}

const OPERATIONS: readonly (readonly [operation: keyof OperationTimes, heading: string])[] = [
  ["open", "open, first list"],
  ["upcoming", "upcoming ten"],
  ["firstAdd", "add, a page's 2nd to 4th"],
  ["add", "add, its 10th to 14th"],
  ["remove", "delete"],
  ["seen", "add, seen by a second tab"],
];

/** The results as tables in Markdown. The first adapter is the one that others are compared with. */
export function report(results: ReadonlyMap<string, Result>, sizes: readonly number[]): string {
  return [keptTable(results), ...sizes.map((size) => timesTable(results, size))].join("\n\n");
}

/** The machine and the versions of the run. */
export function conditions(rounds: number, browserVersion: string): string {
  const versions = ["@tanstack/db", "dexie", "zustand"].map((name) => `${name} ${versionOf(name)}`);
  const [cpu] = cpus();
  return [
    `${rounds} shuffled rounds in Chromium ${browserVersion} on ${type()}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB; load at the end ${loadavg()[0]?.toFixed(1)}.`,
    `${versions.join(", ")}.`,
  ].join("\n");
}

function keptTable(results: ReadonlyMap<string, Result>): string {
  return table(
    ["", "truncated JSON", "full quota", "two tabs, 100 adds each"],
    [...results].map(([name, { verdicts }]) => [
      name,
      mark(verdicts?.truncated),
      mark(verdicts?.full),
      mark(verdicts?.twoTabs),
    ]),
  );
}

function mark(verdict: Verdict | undefined): string {
  if (verdict === undefined) return "–";
  return `${verdict.keeps ? "✓" : "✗"} ${verdict.words}`;
}

function timesTable(results: ReadonlyMap<string, Result>, size: number): string {
  const ours = [...results.values()][0]?.times.get(size);
  const rows = [...results].map(([name, { times, verdicts }]) => {
    const own = times.get(size);
    const cells = OPERATIONS.map(([operation]) => {
      if (own === undefined || typeof own === "string") return "–";
      return cell(own[operation], typeof ours === "object" ? ours[operation] : []);
    });
    return [name, ...cells, typeof own === "string" ? `dropped: ${own}` : keptInAll(verdicts)];
  });
  const heading = `### ${size.toLocaleString("en-US")} events`;
  return `${heading}\n\n${table(["", ...OPERATIONS.map(([, heading]) => heading), "keeps in three faults"], rows)}`;
}

function keptInAll(verdicts: Verdicts | undefined): string {
  if (verdicts === undefined) return "–";
  const { truncated, full, twoTabs } = verdicts;
  return `${[truncated, full, twoTabs].filter(({ keeps }) => keeps).length} of 3`;
}

/** Median, 95th percentile, and how many times our median that is. */
function cell(times: readonly number[], ours: readonly number[]): string {
  const median = quantile(times, 0.5);
  const ratio = median / quantile(ours, 0.5);
  return `${milliseconds(median)} / ${milliseconds(quantile(times, 0.95))} (${ratio.toFixed(2)}×)`;
}

function milliseconds(time: number): string {
  const decimals = [10, 0.1, 0.01].filter((bound) => time < bound).length + 1;
  return time.toFixed(decimals);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL(`./node_modules/${name}/package.json`, import.meta.url), "utf8"),
  );
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "";
}
