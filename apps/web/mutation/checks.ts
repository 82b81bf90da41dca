import { dirname } from "node:path";
import { Failure } from "../build/failure.mjs";
import { findChromium } from "../scripts/find-chromium.mjs";
import type { Fault } from "./fault.ts";
import type { WorkspaceCopy } from "./workspace-copy.ts";

export type Level = "unit" | "types" | "journey";

/** One step of the suite. */
export interface Check {
  readonly name: string;
  readonly level: Level;
  /** Rarely notices a fault that cheaper checks missed, so it starts with all faults at once and then halves them. */
  readonly isLastResort?: boolean;
  /** Returns the first failure, or null if all passes. `faults` are in place, or about to be. */
  readonly firstFailure: (copy: WorkspaceCopy, faults: readonly Fault[]) => Promise<string | null>;
}

/** Shorter than in the suite, because a fault often prevents what a test waits for. */
const EXPECT_TIMEOUT_MS = "10000";

const VITEST_FAILURE = /^ *FAIL +(.+)$|^.*(Unhandled \w+).*$/m;
const COMPILER_FAILURE = /^(.+: error TS.+)$/m;
const PLAYWRIGHT_FAILURE = /^ +1\) (.+?)[ ─]*$/m;

export const unitChecks: readonly Check[] = [
  {
    name: "closest unit and component tests",
    level: "unit",
    firstFailure: (copy, faults) => {
      const folders = new Set(faults.map(({ file }) => `src/${dirname(file)}/`));
      return failureOf(copy, `vitest run --bail 1 --passWithNoTests ${[...folders].join(" ")}`, VITEST_FAILURE);
    },
  },
  {
    name: "unit and component tests",
    level: "unit",
    firstFailure: (copy) => failureOf(copy, "vitest run --bail 1", VITEST_FAILURE),
  },
  {
    name: "types",
    level: "types",
    isLastResort: true,
    firstFailure: (copy) => failureOf(copy, "tsc --project tsconfig.json", COMPILER_FAILURE),
  },
  {
    name: "tests of the build and its tools",
    level: "unit",
    isLastResort: true,
    firstFailure: (copy) => failureOf(copy, "vitest run --config vitest.scripts.config.ts --bail 1", VITEST_FAILURE),
  },
];

export const journeyChecks: readonly Check[] = [
  {
    name: "closest journeys",
    level: "journey",
    firstFailure: (copy, faults) => {
      const specs = new Set(faults.flatMap((fault) => fault.specs));
      return journeyFailure(copy, [...specs].map((spec) => `e2e/${spec}.spec.ts`).join(" "));
    },
  },
  {
    name: "all journeys",
    level: "journey",
    isLastResort: true,
    firstFailure: (copy) => journeyFailure(copy, ""),
  },
];

async function journeyFailure(copy: WorkspaceCopy, files: string): Promise<string | null> {
  const { code, output } = await copy.run("node build/build.ts");
  if (code !== 0) return `The site cannot be built: ${output.trim().split("\n")[0] ?? ""}`;
  return failureOf(copy, `playwright test -x --reporter=line ${files}`, PLAYWRIGHT_FAILURE, {
    CHROMIUM_PATH: await findChromium(() => undefined),
    E2E_PORT: process.env["E2E_PORT"] ?? "4189",
    EXPECT_TIMEOUT_MS,
  });
}

/** A command that fails without naming a failed test could not run, and has noticed no fault. */
async function failureOf(
  copy: WorkspaceCopy,
  command: string,
  failure: RegExp,
  variables: Record<string, string> = {},
): Promise<string | null> {
  const { code, output } = await copy.run(command, variables);
  if (code === 0) return null;
  const found = failure
    .exec(output)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (found === undefined) throw new Failure(`${command} could not run:\n\n${output.trim()}`);
  return found.trim();
}
