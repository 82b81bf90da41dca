import * as core from "@inner-light/core";
import * as v from "valibot";

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

/** A file of the repository. GitHub compares it by its hash. */
interface RepositoryFile {
  readonly text: string;
  readonly sha: string;
}

/** From 1 MB on, GitHub leaves the content out and says that its encoding is `none`. */
const fileSchema = v.object({ sha: v.string(), encoding: v.string(), content: v.string() });
const storedSchema = v.object({ content: v.object({ sha: v.string() }) });

/** The two operations on a file of a repository: `GET` and `PUT /repos/{owner}/{repo}/contents/{path}`. */
export function gitHubContents({ repository, branch, fetch, clock }: GitHubContentsOptions) {
  /** Asks past the browser's cache, which GitHub lets keep an answer for a minute. */
  const send = async (token: string, path: string, mediaType: string, init?: RequestInit): Promise<string> => {
    const headers = { Accept: `application/vnd.github.${mediaType}`, Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = { ...init, headers, cache: "no-store", credentials: "omit", signal } as const;
    try {
      const response = await fetch(`${GITHUB_API}/repos/${repository}/contents/${path}`, request);
      if (response.ok) return await response.text();
      throw refusalOf(response, clock);
    } catch (error) {
      throw core.isInnerLightError(error) ? error : new core.UnavailableError("No connection", { cause: error });
    }
  };

  return {
    async read(token: string, path: string): Promise<RepositoryFile> {
      const address = `${path}?${new URLSearchParams({ ref: branch })}`;
      const { sha, encoding, content } = parse(fileSchema, await send(token, address, "json"));
      return { sha, text: encoding === "base64" ? decode(content) : await send(token, address, "raw+json") };
    },

    /** Replaces the file that has this hash, `""` for none, with one commit. Resolves to the new hash. */
    async write(token: string, path: string, { text, sha }: RepositoryFile): Promise<string> {
      const file = { message: "Publish the calendar", content: encode(text), branch, ...(sha !== "" && { sha }) };
      const answer = await send(token, path, "json", { method: "PUT", body: JSON.stringify(file) });
      return parse(storedSchema, answer).content.sha;
    },
  };
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

/** A network that answers in GitHub's place, as a hotel's does, counts as none. */
function parse<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  throw new core.UnavailableError("GitHub returned something else");
}

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
