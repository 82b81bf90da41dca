import { parseArgs } from "node:util";
import { adapterNames } from "./adapter-names.ts";
import { tryFaults } from "./faults.ts";
import { conditions, type Result, report } from "./report.ts";
import { openBench } from "./serve.ts";
import { shuffled } from "./statistics.ts";
import { type OperationTimes, timeOperations } from "./times.ts";

/** `pnpm bench:storage`, with `--rounds 20 --sizes 10,100,1000,5000 --only Dexie,TinyBase --times-only` if wanted. */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    sizes: { type: "string", default: "10,100,1000,5000" },
    only: { type: "string", default: "" },
    "times-only": { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const sizes = values.sizes.split(",").map(Number);
const only = values.only.split(",").filter((name) => name !== "");
const names = adapterNames.filter((name) => only.length === 0 || only.includes(name));

const bench = await openBench();
try {
  const times = new Map(names.map((name) => [name, new Map<number, OperationTimes | string>()]));
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const { name, size } of shuffled(names.flatMap((name) => sizes.map((size) => ({ name, size }))))) {
      const before = times.get(name)?.get(size);
      if (typeof before === "string") continue;
      const measured = await timeOperations(bench, name, size).catch((error: Error) => firstLine(error.message));
      times.get(name)?.set(size, typeof measured === "string" ? measured : joined(before, measured));
    }
  }
  const results = new Map<string, Result>();
  for (const name of names) {
    process.stderr.write(`what ${name} keeps\n`);
    const verdicts = values["times-only"] ? undefined : await tryFaults(bench, name, Math.min(rounds, 5));
    results.set(name, { times: times.get(name) ?? new Map(), verdicts });
  }
  const version = bench.context.browser()?.version() ?? "";
  process.stdout.write(`${report(results, sizes)}\n\n${conditions(rounds, version)}\n`);
} finally {
  await bench.close();
}

function joined(before: OperationTimes | undefined, more: OperationTimes): OperationTimes {
  if (before === undefined) return more;
  return {
    open: [...before.open, ...more.open],
    upcoming: [...before.upcoming, ...more.upcoming],
    firstAdd: [...before.firstAdd, ...more.firstAdd],
    add: [...before.add, ...more.add],
    remove: [...before.remove, ...more.remove],
    seen: [...before.seen, ...more.seen],
  };
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? text;
}
