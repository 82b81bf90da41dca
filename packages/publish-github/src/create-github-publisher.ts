import * as core from "@inner-light/core";
import * as v from "valibot";

/** The token is sent only to this origin. */
export const GITHUB_API = "https://api.github.com";

/** A slower request counts as lost. */
const PATIENCE_MS = 15_000;

export interface GitHubPublisherOptions {
  /** Owner and name, for example `you/inner-light`. */
  readonly repository: string;
  readonly branch: string;
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly kept: core.KeptKey;
}

const keySchema = v.object({ secret: v.string(), endsOn: v.nullable(core.calendarEventSchema.entries.date) });
const keptSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), keySchema)), null);

/** Publishes through GitHub's contents API. The token needs write access to one repository's contents. */
export function createGitHubPublisher(options: GitHubPublisherOptions): core.CalendarPublisher & core.PublisherAccess {
  const { repository, branch, path, fetch, kept } = options;
  // Its presence proves that the repository is a copy of the site.
  const knownFile = path.replace("calendar.json", "site.config.ts");
  let ofThisPage: string | null = null;

  /** Reads the key every time, because another tab may have removed it. */
  const held = () => v.parse(keptSchema, ofThisPage ?? kept.read());
  const token = () => held()?.secret ?? "";

  /** Bypasses the browser's cache. GitHub lets it keep a response for a minute. */
  const send = async (secret: string, file: string, mediaType: string, init?: RequestInit): Promise<ArrayBuffer> => {
    const headers = { Accept: `application/vnd.github.${mediaType}`, Authorization: `Bearer ${secret}` };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = { ...init, headers, cache: "no-store", credentials: "omit", signal } as const;
    try {
      const response = await fetch(`${GITHUB_API}/repos/${repository}/contents/${file}`, request);
      // HTML comes from a captive portal.
      if (response.ok && !response.headers.get("content-type")?.includes("html")) return await response.arrayBuffer();
      throw refusalOf(response);
    } catch (error) {
      throw core.isInnerLightError(error) ? error : new core.UnavailableError("No connection", { cause: error });
    }
  };

  /** GitHub's JSON omits the content of files over 1 MB. The raw media type does not. */
  const read = async (secret: string, file: string) => {
    const bytes = await send(secret, `${file}?${new URLSearchParams({ ref: branch })}`, "raw+json");
    return { text: new TextDecoder().decode(bytes), sha: await hashOf(new Uint8Array(bytes)) };
  };

  /** Replaces the file at this hash in one commit and resolves to the new hash. `""` creates the file. */
  const write = async (secret: string, file: string, text: string, sha: string): Promise<string> => {
    const bytes = new TextEncoder().encode(text);
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const body = { message: "Publish the calendar", content, branch, ...(sha !== "" && { sha }) };
    await send(secret, file, "json", { method: "PUT", body: JSON.stringify(body) });
    return hashOf(bytes);
  };

  /** GitHub responds 404 for a missing file and for a repository outside the token's scope. */
  const readCalendar = () =>
    read(token(), path).catch(async (error: unknown) => {
      if (!core.hasCode(error, "not-found")) throw error;
      await read(token(), knownFile);
      return { text: "", sha: "" };
    });

  return {
    async key() {
      const key = held();
      return key && { endsOn: key.endsOn };
    },

    async connect(pasted, { endsOn, isKept }) {
      const secret = pasted.replaceAll(/\s/g, "");
      // Other characters are invalid in a header. `fetch` would reject as if offline.
      if (!/^(github_pat|ghp)_\w+$/.test(secret))
        throw new core.ValidationError([{ field: "secret", code: "malformed" }]);
      const { text } = await read(secret, knownFile);
      // GitHub checks write access before the hash. No file has this hash, so nothing is written.
      await write(secret, knownFile, text, "0".repeat(40)).catch((error: unknown) => {
        if (!core.hasCode(error, "conflict")) throw error;
      });
      const key = JSON.stringify({ secret, endsOn });
      kept.write(isKept ? key : null);
      if (isKept && kept.read() !== key) throw new core.StorageFullError("The key is not kept");
      ofThisPage = isKept ? null : key;
    },

    async forget() {
      ofThisPage = null;
      kept.write(null);
    },

    async read() {
      const { text, sha } = await readCalendar();
      const reading = core.readPublishedCalendar(text);
      if ("refusal" in reading && reading.refusal === "newer")
        throw new core.UnavailableError("A later version of the site has published", { reason: "newer-version" });
      return { calendar: "calendar" in reading ? reading.calendar : null, version: sha };
    },

    async publish(calendar, version) {
      const text = core.writePublishedCalendar(calendar);
      return write(token(), path, text, version).catch(async (error: unknown) => {
        const stored = await readCalendar().catch(() => null);
        if (stored?.text === text) return stored.sha;
        // The file has not changed, so a branch rule must be refusing commits.
        if (core.hasCode(error, "conflict") && stored?.sha === version)
          throw new core.ReadOnlyError("The branch takes no commits", { cause: error });
        throw error;
      });
    },
  };
}

/** Returns the Git blob hash. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** GitHub's status codes for a bad token, missing permission, invisible files, stale hashes and rate limits. */
const refusals = new Map<number, new (message: string, details: { cause: number }) => core.InnerLightError>([
  [401, core.UnauthorizedError],
  [403, core.ReadOnlyError],
  [404, core.NotFoundError],
  [409, core.ConflictError],
  [422, core.ConflictError],
  [429, core.ThrottledError],
]);

/** Returns the error for a refused request. Its cause is only the status, so it does not reveal what was sent. */
function refusalOf({ status, headers }: Response): core.InnerLightError {
  const isTooOften = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  const Refusal = status === 403 && isTooOften ? core.ThrottledError : refusals.get(status);
  return new (Refusal ?? core.UnavailableError)("GitHub refuses", { cause: status });
}
