/** Headers of a request that need no preflight, and of an answer that every page may read (the Fetch standard). */
const SAFE_REQUEST = ["accept", "accept-language", "content-language"];
const SAFE_ANSWER = ["cache-control", "content-length", "content-type", "last-modified"];

const namesIn = (list: string | null) => (list ?? "").toLowerCase().split(/, */);

/** `fetch` in a page of another origin: with preflights, an HTTP cache, and the headers that the page may read. */
export function browserFetch(handle: (request: Request) => Promise<Response>, now = () => 0): typeof fetch {
  const cache = new Map<string, { readonly response: Response; readonly until: number }>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    await preflight(request, handle);
    const cached = cache.get(request.url);
    if (init?.cache !== "no-store" && cached !== undefined && now() < cached.until) return cached.response.clone();
    const answer = await handle(request);
    if (answer.headers.get("access-control-allow-origin") !== "*" || init?.credentials !== "omit")
      throw new TypeError("Failed to fetch");
    const readable = [...SAFE_ANSWER, ...namesIn(answer.headers.get("access-control-expose-headers"))];
    const response = new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => readable.includes(name)),
    });
    const [, seconds = 0] = /max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "") ?? [];
    if (request.method === "GET" && init?.cache !== "no-store")
      cache.set(request.url, { response: response.clone(), until: now() + Number(seconds) * 1000 });
    return response;
  };
}

async function preflight(request: Request, handle: (request: Request) => Promise<Response>): Promise<void> {
  const asked = [...request.headers.keys()].filter((name) => !SAFE_REQUEST.includes(name));
  // A text in UTF-8 is what a body is where nothing else is said.
  const needed = asked.filter(
    (name) => !(name === "content-type" && request.headers.get(name) === "text/plain;charset=UTF-8"),
  );
  const answer = await handle(new Request(request.url, { method: "OPTIONS" }));
  const allowed = namesIn(answer.headers.get("access-control-allow-headers"));
  const methods = namesIn(answer.headers.get("access-control-allow-methods"));
  if (needed.some((name) => !allowed.includes(name)) || !methods.includes(request.method.toLowerCase()))
    throw new TypeError("Failed to fetch");
}
