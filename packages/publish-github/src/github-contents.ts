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
  readonly clock: core.Clock;
  readonly fetch: typeof fetch;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
}

/** A file of the repository. GitHub compares it by its hash. */
interface RepositoryFile {
  readonly text: string;
  readonly sha: string;
}

/** From 1 MB on, GitHub leaves the content out and says that its encoding is `none`. */
const fileSchema = v.object({ sha: v.string(), encoding: v.string(), content: v.string() });
const storedSchema = v.object({ content: v.object({ sha: v.string() }) });

type Send = (path: string, mediaType: string, init?: RequestInit) => Promise<string>;

/** The two operations on a file of a repository: `GET` and `PUT /repos/{owner}/{repo}/contents/{path}`. */
export function gitHubContents({ repository, branch, clock, fetch, timeout }: GitHubContentsOptions) {
  /** Asks past the browser's cache, which GitHub lets keep an answer for a minute. */
  const sendAs =
    (token: string): Send =>
    async (path, mediaType, init) => {
      const headers = { Accept: `application/vnd.github.${mediaType}`, Authorization: `Bearer ${token}` };
      const request = {
        ...init,
        headers,
        cache: "no-store",
        credentials: "omit",
        signal: timeout(PATIENCE_MS),
      } as const;
      try {
        const response = await fetch(`${GITHUB_API}/repos/${repository}/contents/${path}`, request);
        if (response.ok) return await response.text();
        throw refusalOf(response, clock);
      } catch (error) {
        throw core.isInnerLightError(error) ? error : new core.UnavailableError("No connection", { cause: error });
      }
    };

  return {
    /** Reads a file; `null` where GitHub shows this token none. */
    async read(token: string, path: string): Promise<RepositoryFile | null> {
      const get = (mediaType: string) => sendAs(token)(`${path}?${new URLSearchParams({ ref: branch })}`, mediaType);
      try {
        const { sha, encoding, content } = parse(fileSchema, await get("json"));
        return { sha, text: encoding === "base64" ? decode(content) : await get("raw+json") };
      } catch (error) {
        if (core.hasCode(error, "not-found")) return null;
        throw error;
      }
    },

    /** Replaces the file that has this hash, `""` for none, with one commit. Resolves to the new hash. */
    async write(token: string, path: string, { text, sha }: RepositoryFile): Promise<string> {
      const file = { message: "Publish the calendar", content: encode(text), branch, ...(sha !== "" && { sha }) };
      const answer = await sendAs(token)(path, "json", { method: "PUT", body: JSON.stringify(file) });
      return parse(storedSchema, answer).content.sha;
    },
  };
}

/** The typed error of a refused request. Its cause is the status alone, so that nothing that was sent is in it. */
function refusalOf({ status, headers }: Response, clock: core.Clock): core.InnerLightError {
  const details = { cause: status };
  const isTooOften = headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0";
  if (status === 429 || (status === 403 && isTooOften)) {
    const untilReset = Number(headers.get("x-ratelimit-reset")) - clock.now() / 1000;
    const retryAfterSeconds = Math.max(1, Math.ceil(Number(headers.get("retry-after")) || untilReset));
    return new core.ThrottledError("GitHub asks to wait", { ...details, retryAfterSeconds });
  }
  if (status === 401) return new core.UnauthorizedError("The token is not valid", details);
  if (status === 403) return new core.ReadOnlyError("The token may not do this", details);
  if (status === 404) return new core.NotFoundError("GitHub shows nothing there", details);
  if (status === 409 || status === 422) return new core.ConflictError("The file has changed", details);
  return new core.UnavailableError("GitHub does not answer", details);
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
