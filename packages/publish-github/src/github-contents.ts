import { type Clock, isInnerLightError, NotFoundError, UnavailableError } from "@inner-light/core";
import * as v from "valibot";
import { refusalOf } from "./github-refusal.ts";

/** The one origin that requests, and so the token, go to. */
export const GITHUB_API = "https://api.github.com";

/** A request that takes longer counts as lost, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface GitHubContentsOptions {
  /** Owner and name, such as `you/inner-light`. */
  readonly repository: string;
  readonly branch: string;
  readonly fetch: typeof fetch;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
  readonly clock: Clock;
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
export class GitHubContents {
  readonly #options: GitHubContentsOptions;

  constructor(options: GitHubContentsOptions) {
    this.#options = options;
  }

  /** Reads a file; `null` where GitHub shows this token none. */
  async read(token: string, path: string): Promise<RepositoryFile | null> {
    const address = `${path}?${new URLSearchParams({ ref: this.#options.branch })}`;
    try {
      const { sha, encoding, content } = parse(fileSchema, await this.#send(token, address, "json"));
      return { sha, text: encoding === "base64" ? decode(content) : await this.#send(token, address, "raw+json") };
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }

  /** Replaces the file that has this hash, `""` for none, with one commit. Resolves to the new hash. */
  async write(token: string, path: string, { text, sha }: RepositoryFile): Promise<string> {
    const { branch } = this.#options;
    const file = { message: "Publish the calendar", content: encode(text), branch, ...(sha !== "" && { sha }) };
    return parse(storedSchema, await this.#send(token, path, "json", { method: "PUT", body: JSON.stringify(file) }))
      .content.sha;
  }

  /** Not from the browser's cache, which GitHub lets keep an answer for a minute. */
  async #send(token: string, address: string, mediaType: string, init: RequestInit = {}): Promise<string> {
    const { repository, fetch, timeout, clock } = this.#options;
    const headers = { Accept: `application/vnd.github.${mediaType}`, Authorization: `Bearer ${token}` };
    try {
      const response = await fetch(`${GITHUB_API}/repos/${repository}/contents/${address}`, {
        ...init,
        headers,
        cache: "no-store",
        credentials: "omit",
        signal: timeout(PATIENCE_MS),
      });
      if (response.ok) return await response.text();
      throw refusalOf(response, clock);
    } catch (error) {
      throw isInnerLightError(error) ? error : new UnavailableError("GitHub cannot be reached", { cause: error });
    }
  }
}

/** A network that answers in GitHub's place, as a hotel's does, counts as none. */
function parse<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  throw new UnavailableError("GitHub returned something else");
}

/** The base64 of a text in UTF-8, and the text of one, which GitHub breaks into lines. */
const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
