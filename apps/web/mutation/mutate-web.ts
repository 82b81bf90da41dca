import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure, runMain } from "../build/failure.mjs";
import { repository } from "../build/paths.mjs";
import { type Check, journeyChecks, type Level, unitChecks } from "./checks.ts";
import type { Fault } from "./fault.ts";
import { faults } from "./faults.ts";
import { WorkspaceCopy } from "./workspace-copy.ts";

/** The level and the test that noticed a fault first. */
interface Notice {
  readonly level: Level;
  readonly test: string;
}

/** The share of the faults that the suite must notice. */
const LEAST = 0.9;

/**
 * `pnpm mutate:web [--only <text>] [--units-only] [--report <file.json>] [--root <checkout>] [--prefix <command>]`: breaks
 * a copy of the site on purpose, one fault at a time, and shows which part of the suite notices. Every check first runs
 * without a fault, because a check that fails anyway proves nothing, then on each fault that no cheaper check has noticed.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      "units-only": { type: "boolean", default: false },
      report: { type: "string" },
      root: { type: "string", default: repository },
      prefix: { type: "string", default: "" },
    },
  });
  const chosen = faults.filter(({ name, file }) => `${name} ${file}`.toLowerCase().includes(values.only.toLowerCase()));
  if (chosen.length === 0) throw new Failure(`No fault has "${values.only}" in its name or file.`);
  const copy = await WorkspaceCopy.create(resolve(values.root), values.prefix);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      copy.remove();
      process.exit(130);
    });
  }
  const notices = new Map<Fault, Notice>();
  try {
    requireTargets(copy, chosen);
    for (const check of values["units-only"] ? unitChecks : [...unitChecks, ...journeyChecks]) {
      const unnoticed = chosen.filter((fault) => !notices.has(fault));
      if (unnoticed.length > 0) await runCheck(copy, check, unnoticed, notices);
    }
  } finally {
    copy.remove();
  }
  if (values.report !== undefined) writeFileSync(values.report, reportText(chosen, notices));
  say(`\n${chosen.map((fault) => row(fault, notices.get(fault))).join("\n")}\n`);
  say(`${notices.size} of ${chosen.length} noticed`);
  if (notices.size < chosen.length * LEAST) process.exitCode = 1;
});

/** Reports every fault that no longer fits the sources, before hours of running. */
function requireTargets(copy: WorkspaceCopy, chosen: readonly Fault[]): void {
  const stale = chosen.flatMap((fault) => {
    const count = copy.occurrences(fault);
    const missing = fault.specs.filter((spec) => !copy.hasSpec(spec)).map((spec) => `there is no e2e/${spec}.spec.ts`);
    const problems = [
      ...(count === 1 ? [] : [`"${fault.find}" occurs ${count} times in src/${fault.file}`]),
      ...missing,
    ];
    return problems.map((problem) => `- ${fault.name}: ${problem}.`);
  });
  if (stale.length > 0) throw new Failure(`These faults no longer fit the sources:\n\n${stale.join("\n")}`);
}

async function runCheck(
  copy: WorkspaceCopy,
  check: Check,
  unnoticed: readonly Fault[],
  notices: Map<Fault, Notice>,
): Promise<void> {
  say(`${check.name}: ${unnoticed.length} faults`);
  const failure = await check.firstFailure(copy, unnoticed);
  if (failure !== null) throw new Failure(`The ${check.name} fail without any fault: ${failure}`);
  const groups = check.isLastResort ? [unnoticed] : unnoticed.map((fault) => [fault]);
  for (const group of groups) await search(copy, check, group, notices);
}

/**
 * A check that passes with several faults in place notices none of them; one that fails is repeated on each half. With a
 * single fault it must fail twice, so that a failure caused by a slow machine does not count.
 */
async function search(
  copy: WorkspaceCopy,
  check: Check,
  group: readonly Fault[],
  notices: Map<Fault, Notice>,
): Promise<void> {
  const test = await copy.withFaults(group, () => check.firstFailure(copy, group));
  if (test === null) {
    for (const { name } of group) say(`  ${name}: not noticed`);
    return;
  }
  const [fault, ...others] = group;
  if (fault !== undefined && others.length === 0) {
    const again = await copy.withFaults(group, () => check.firstFailure(copy, group));
    if (again !== null) notices.set(fault, { level: check.level, test: again });
    say(`  ${fault.name}: ${again ?? "not noticed"}`);
    return;
  }
  const half = Math.ceil(group.length / 2);
  await search(copy, check, group.slice(0, half), notices);
  await search(copy, check, group.slice(half), notices);
}

function row(fault: Fault, notice: Notice | undefined): string {
  return `${(notice?.level ?? "not").padEnd(8)} ${fault.name}${notice === undefined ? "" : `\n         ${notice.test}`}`;
}

function reportText(chosen: readonly Fault[], notices: ReadonlyMap<Fault, Notice>): string {
  const rows = chosen.map((fault) => ({ name: fault.name, file: fault.file, noticedBy: notices.get(fault) ?? null }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
