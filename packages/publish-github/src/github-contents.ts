import * as core from "@inner-light/core";

/** The one origin that requests, and so the token, go to. */
export const GITHUB_API = "https://api.github.com";

/** A request that takes longer counts as lost, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface GitHubContentsOptions {
  /** Owner and name, such as `you/inner-light`. */
  readonly repository: string;
  readonly branch: string;
  readonly fetch: typeof fetch;
  readonly clock: core.Clock;
}

/** The two operations on a file of a repository: `GET` and `PUT /repos/{owner}/{repo}/contents/{path}`. */
export function gitHubContents({ repository, branch, fetch, clock }: GitHubContentsOptions) {
  /** Asks past the browser's cache, which GitHub lets keep an answer for a minute. */
  const send = async (token: string, path: string, mediaType: string, init?: RequestInit): Promise<ArrayBuffer> => {
    const headers = { Accept: `application/vnd.github.${mediaType}`, Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = { ...init, headers, cache: "no-store", credentials: "omit", signal } as const;
    try {
      const response = await fetch(`${GITHUB_API}/repos/${repository}/contents/${path}`, request);
      // A network that answers with a page in GitHub's place, as a hotel's does, counts as none.
      if (response.ok && !response.headers.get("content-type")?.includes("html")) return await response.arrayBuffer();
      throw refusalOf(response, clock);
    } catch (error) {
      throw core.isInnerLightError(error) ? error : new core.UnavailableError("No connection", { cause: error });
    }
  };

  return {
    /** Asks for the bytes alone: as JSON, GitHub leaves them out from 1 MB on. */
    async read(token: string, path: string) {
      const bytes = await send(token, `${path}?${new URLSearchParams({ ref: branch })}`, "raw+json");
      return { text: new TextDecoder().decode(bytes), sha: await hashOf(new Uint8Array(bytes)) };
    },

    /** Replaces the file that has this hash, `""` for none, with one commit. Resolves to the new hash. */
    async write(token: string, path: string, text: string, sha: string): Promise<string> {
      const bytes = new TextEncoder().encode(text);
      const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      const file = { message: "Publish the calendar", content, branch, ...(sha !== "" && { sha }) };
      await send(token, path, "json", { method: "PUT", body: JSON.stringify(file) });
      return hashOf(bytes);
    },
  };
}

/** The hash that git gives to a file, by which GitHub compares it. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What GitHub's refusals mean: the token is wrong, may not, or is shown nothing; or the hash is old or missing. */
const refusals = new Map<number, new (message: string, details: { cause: number }) => core.InnerLightError>([
  [401, core.UnauthorizedError],
  [403, core.ReadOnlyError],
  [404, core.NotFoundError],
  [409, core.ConflictError],
  [422, core.ConflictError],
]);

/** The typed error of a refused request. Its cause is the status alone, so that nothing that was sent is in it. */
function refusalOf({ status, headers }: Response, clock: core.Clock): core.InnerLightError {
  const isSpent = headers.get("x-ratelimit-remaining") === "0";
  if (status === 429 || (status === 403 && (isSpent || headers.has("retry-after")))) {
    const reset = isSpent ? Number(headers.get("x-ratelimit-reset")) : 0;
    const retryAfterSeconds = Number(headers.get("retry-after")) || Math.max(reset - clock.now() / 1000, 60);
    return new core.ThrottledError("GitHub asks to wait", { cause: status, retryAfterSeconds });
  }
  return new (refusals.get(status) ?? core.UnavailableError)("GitHub refuses", { cause: status });
}
