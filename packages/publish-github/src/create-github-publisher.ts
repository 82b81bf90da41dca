import * as core from "@inner-light/core";
import * as v from "valibot";
import { type GitHubContentsOptions, gitHubContents } from "./github-contents.ts";

export interface GitHubPublisherOptions extends GitHubContentsOptions {
  /** Where the calendar is in the repository. */
  readonly path: string;
  /** A file that every copy of the site has. */
  readonly knownFile: string;
  /** Keeps one text on this device, if the browser lets it; `null` removes it. */
  readonly kept: { readonly read: () => string | null; readonly write: (text: string | null) => void };
}

/** No file has this hash, so that GitHub compares, refuses, and changes nothing. */
const HASH_OF_NOTHING = "0".repeat(40);

const keySchema = v.object({
  secret: v.string(),
  endsOn: v.nullable(core.calendarEventSchema.entries.date),
  isKept: v.boolean(),
});

/** Publishes with a token that may read and write the contents of one repository. Sends nothing before the first call. */
export function createGitHubPublisher(options: GitHubPublisherOptions): core.CalendarPublisher & core.PublisherAccess {
  const { path, knownFile, kept } = options;
  const contents = gitHubContents(options);
  let ofThisPage: v.InferOutput<typeof keySchema> | null = null;

  /** Another tab may have removed the key that this device keeps. */
  const held = () => {
    const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), keySchema), kept.read());
    return ofThisPage ?? (reading.success ? reading.output : null);
  };
  const token = () => {
    const key = held();
    if (key !== null) return key.secret;
    throw new core.UnauthorizedError("There is no token");
  };
  const readKnown = async (secret: string) => {
    const known = await contents.read(secret, knownFile);
    if (known !== null) return known;
    throw new core.NotFoundError("GitHub shows this token no such site");
  };

  return {
    async key() {
      const { endsOn, isKept } = held() ?? {};
      return endsOn === undefined || isKept === undefined ? null : { endsOn, isKept };
    },

    async connect(secret, key) {
      const known = await readKnown(secret);
      // GitHub refuses a token that may not write before it compares the hash.
      await contents.write(secret, knownFile, { ...known, sha: HASH_OF_NOTHING }).catch((error: unknown) => {
        if (core.hasCode(error, "not-found")) throw new core.ReadOnlyError("The token may not write", { cause: error });
        if (!core.hasCode(error, "conflict")) throw error;
      });
      const text = JSON.stringify({ secret, ...key });
      kept.write(key.isKept ? text : null);
      ofThisPage = kept.read() === text ? null : { secret, ...key, isKept: false };
    },

    async forget() {
      ofThisPage = null;
      kept.write(null);
    },

    async read() {
      const file = await contents.read(token(), path);
      if (file === null) await readKnown(token());
      const reading = core.readPublishedCalendar(file?.text ?? "");
      if ("refusal" in reading && reading.refusal === "newer")
        throw new core.UnavailableError("A later version of the site has published", { reason: "newer-version" });
      return { calendar: "calendar" in reading ? reading.calendar : null, version: file?.sha ?? "" };
    },

    async publish(calendar, version) {
      const text = core.writePublishedCalendar(calendar);
      try {
        return await contents.write(token(), path, { text, sha: version });
      } catch (error) {
        if (!core.hasCode(error, "unavailable") && !core.hasCode(error, "conflict")) throw error;
        const stored = await contents.read(token(), path).catch(() => undefined);
        if (stored?.text === text) return stored.sha;
        // Nobody has published since: a rule of the repository refuses every commit.
        if (core.hasCode(error, "conflict") && stored !== undefined && (stored?.sha ?? "") === version)
          throw new core.ReadOnlyError("The branch takes no commits", { cause: error });
        throw error;
      }
    },
  };
}
