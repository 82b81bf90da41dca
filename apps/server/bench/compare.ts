import { type Load, load, type Target } from "./load.ts";
import { say } from "./say.ts";

interface Comparison {
  readonly name: string;
  readonly ours: Target;
  readonly theirs: Target;
  readonly connections: number;
  /** The least share of the other's requests per second. */
  readonly goal: number;
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Measures two targets in turn, so that a busy moment of the machine does not affect one of them only, after a second of
 * each that does not count. Prints the medians and their ratio.
 */
export async function compare({ name, ours, theirs, connections, goal }: Comparison, { rounds, seconds }: Rounds) {
  const loads: { readonly ours: Load[]; readonly theirs: Load[] } = { ours: [], theirs: [] };
  for (const target of [ours, theirs]) await load([target], { connections, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await load([ours], { connections, seconds }));
    loads.theirs.push(await load([theirs], { connections, seconds }));
  }
  const [one, other] = [medianOf(loads.ours), medianOf(loads.theirs)];
  const ratio = one / other;
  const p99 = Math.max(...loads.ours.map((each) => each.p99));
  const failures = [...loads.ours, ...loads.theirs].reduce((sum, each) => sum + each.failures, 0);
  const verdict = ratio >= goal ? "met" : "missed";
  say(
    [
      name.padEnd(52),
      one.toFixed(0).padStart(7),
      other.toFixed(0).padStart(7),
      `${ratio.toFixed(2)}x`.padStart(7),
      `≥ ${goal}x ${verdict}`.padStart(13),
      `${p99} ms`.padStart(8),
      String(failures).padStart(7),
    ].join(" "),
  );
}

export const COMPARISON_HEAD = [
  "per second".padEnd(52),
  "server".padStart(7),
  "other".padStart(7),
  "ratio".padStart(7),
  "goal".padStart(13),
  "p99".padStart(8),
  "errors".padStart(7),
].join(" ");

function medianOf(loads: readonly Load[]): number {
  const sorted = loads.map(({ perSecond }) => perSecond).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
