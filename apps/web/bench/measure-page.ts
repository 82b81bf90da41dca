import lighthouse from "lighthouse";
import { site } from "../build/site.ts";

/** The result of one visit by Lighthouse as a slow phone. Times in milliseconds. */
export interface Measurement {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Transfer size of all scripts, in bytes. */
  readonly script: number;
  /** Transfer size of everything, in bytes. */
  readonly total: number;
  /** Lighthouse's benchmark of this machine: about 1000 to 1500 where its slowdown stands for a slow phone. */
  readonly machine: number;
}

/**
 * Blocks the picture hosts, because the bench runs offline and every run must be the same. The picture is below the
 * first screen, and a drawing takes its place until it loads.
 */
const blockedUrlPatterns = site.pictures.hosts.map((host) => `${host}/*`);

/**
 * Lighthouse requests robots.txt from within the page, which the policy refuses. (Search engines and PageSpeed Insights
 * request it from outside.)
 */
const skipAudits = ["robots-txt"];

/**
 * Lets Lighthouse visit a page in the browser at this port, with its mobile settings except for the slowdown of the
 * processor, which is 4 by default.
 */
export async function measurePage(url: string, port: number, cpuSlowdownMultiplier: number): Promise<Measurement> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    blockedUrlPatterns,
    skipAudits,
    throttling: { cpuSlowdownMultiplier },
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  return {
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blockingTime: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    ...downloaded(audits),
    machine: result.lhr.environment.benchmarkIndex,
  };
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"]["audits"];

function downloaded(audits: Audits): Pick<Measurement, "script" | "total"> {
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const bytes = (wanted: (type: unknown) => boolean) =>
    requests
      .filter(({ resourceType }) => wanted(resourceType))
      .reduce((sum, item) => sum + Number(item["transferSize"]), 0);
  return { script: bytes((type) => type === "Script"), total: bytes(() => true) };
}
