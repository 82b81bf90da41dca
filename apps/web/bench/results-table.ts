import type { Measurement } from "./measure-page.ts";

export interface Column {
  readonly name: string;
  readonly runs: readonly Measurement[];
}

type Figure = keyof Measurement;

interface Row {
  readonly figure: Figure;
  readonly label: string;
  readonly show: (value: number) => string;
  /** Whether to show the ratio to the first column. */
  readonly ratio?: boolean;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const score = (value: number) => String(value);

const ROWS: readonly Row[] = [
  { figure: "firstPaint", label: "first paint", show: milliseconds, ratio: true },
  { figure: "largestPaint", label: "largest paint", show: milliseconds, ratio: true },
  { figure: "blockingTime", label: "blocking time", show: milliseconds },
  { figure: "layoutShift", label: "layout shift", show: (value) => value.toFixed(3) },
  { figure: "performance", label: "performance", show: score },
  { figure: "accessibility", label: "accessibility", show: score },
  { figure: "bestPractices", label: "best practices", show: score },
  { figure: "seo", label: "SEO", show: score },
  { figure: "script", label: "script", show: kilobytes },
  { figure: "total", label: "all together", show: kilobytes },
  { figure: "machine", label: "the machine’s speed", show: (value) => String(Math.round(value)) },
];

/** Medians, one column for each page. Ratios are relative to the first column. */
export function resultsTable(columns: readonly Column[]): string {
  const header = ["", ...columns.map(({ name }) => name)];
  const rows = ROWS.map(({ figure, label, show, ratio }) => {
    const values = columns.map(({ runs }) => median(runs.map((run) => run[figure])));
    const first = values[0] ?? Number.NaN;
    return [label, ...values.map((value) => (ratio ? `${show(value)} ×${(value / first).toFixed(2)}` : show(value)))];
  });
  const table = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
