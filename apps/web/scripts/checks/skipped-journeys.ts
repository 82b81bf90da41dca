import { readFileSync } from "node:fs";
import { array, type GenericSchema, lazy, object, optional, parse, string } from "valibot";

/** A journey that did not run, and why. */
interface Skipped {
  readonly title: string;
  readonly reason: string;
}

interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly description?: string | undefined }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const SuiteSchema: GenericSchema<Suite> = object({
  specs: array(
    object({
      title: string(),
      tests: array(object({ status: string(), annotations: array(object({ description: optional(string()) })) })),
    }),
  ),
  suites: optional(array(lazy(() => SuiteSchema))),
});

/** The skipped journeys in a JSON report of Playwright's. */
export function skippedJourneys(report: string): readonly Skipped[] {
  const { suites } = parse(object({ suites: array(SuiteSchema) }), JSON.parse(readFileSync(report, "utf8")));
  return suites.flatMap(skippedIn);
}

function skippedIn({ specs, suites = [] }: Suite): readonly Skipped[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => ({ title, reason: annotations[0]?.description ?? "no reason given" })),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}
