import lighthouse from "lighthouse";
import { site } from "../src/site/site.ts";

/** What one visit of Lighthouse's slow phone says of a page. Times in milliseconds. */
export interface Measurement {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Downloaded script, in bytes as they travel. */
  readonly script: number;
  /** Everything downloaded. */
  readonly total: number;
  /** How fast Lighthouse finds this machine: about 1000 to 1500 for the computers that its slow phone is reckoned from. */
  readonly machine: number;
}

/**
 * The hosts of pictures are not asked: the bench runs offline, and each run must be like the others. Whether its picture
 * comes or not, the page looks the same until then, and the picture lies below the first screen.
 */
const blockedUrlPatterns = site.pictures.hosts.map((host) => `${host}/*`);

/**
 * Lighthouse asks for robots.txt from within the page, which the policy refuses as it refuses every request of a page.
 * (Search engines, and Google's PageSpeed Insights, ask from outside.)
 */
const skipAudits = ["robots-txt"];

/**
 * Lets Lighthouse visit a page with the browser that listens at this port: its own mobile settings, but for the number
 * of times that the processor is slowed down, which is 4 there.
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
