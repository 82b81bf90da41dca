import autocannon, { type Options } from "autocannon";

/** What a stream of requests came to. */
export interface Load {
  readonly perSecond: number;
  /** The mean time of a request in milliseconds, over all connections. */
  readonly milliseconds: number;
  readonly p99: number;
  /** Responses other than 2xx, and requests without a response. */
  readonly failures: number;
}

/** A request to repeat. */
export interface Target {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether each request needs a key of its own. */
  readonly isMessage?: boolean;
}

interface LoadOptions {
  readonly connections: number;
  readonly seconds?: number;
  /** Instead of `seconds`. */
  readonly requests?: number;
}

let keys = 0;

/** Repeats a request on each of some connections, or several in turn. */
export async function load(targets: readonly Target[], options: LoadOptions): Promise<Load> {
  const { connections, seconds, requests } = options;
  const begun = performance.now();
  const result = await autocannon({
    url: targets[0]?.url ?? "",
    connections,
    ...(requests === undefined ? { duration: seconds ?? 1 } : { amount: requests }),
    requests: targets.map(requestOf),
  });
  const took = seconds ?? (performance.now() - begun) / 1000;
  return {
    perSecond: result.requests.total / took,
    milliseconds: (took * 1000 * connections) / result.requests.total,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

function requestOf({
  url,
  method = "GET",
  headers = {},
  body,
  isMessage,
}: Target): NonNullable<Options["requests"]>[0] {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname + search,
    headers: { "accept-encoding": "br", ...headers },
    ...(body === undefined ? {} : { body }),
    ...(isMessage ? { setupRequest: withKey } : {}),
  };
}

const withKey: NonNullable<NonNullable<Options["requests"]>[0]["setupRequest"]> = (request) => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": `0123456789abcdef${keys++}` },
});
