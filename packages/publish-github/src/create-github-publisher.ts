import {
  type CalendarPublisher,
  calendarEventSchema,
  hasCode,
  NotFoundError,
  type PublisherAccess,
  type PublisherKey,
  ReadOnlyError,
  readPublishedCalendar,
  UnauthorizedError,
  UnavailableError,
  writePublishedCalendar,
} from "@inner-light/core";
import * as v from "valibot";
import { GitHubContents, type GitHubContentsOptions } from "./github-contents.ts";

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

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ secret: v.string(), endsOn: v.nullable(calendarEventSchema.entries.date), isKept: v.literal(true) }),
);

/** Publishes with a token that may read and write the contents of one repository. Sends nothing before the first call. */
export function createGitHubPublisher(options: GitHubPublisherOptions): CalendarPublisher & PublisherAccess {
  const { path, knownFile, kept } = options;
  const contents = new GitHubContents(options);
  const reading = v.safeParse(keptSchema, kept.read());
  let held: (PublisherKey & { readonly secret: string }) | null = reading.success ? reading.output : null;

  const token = () => {
    if (held !== null) return held.secret;
    throw new UnauthorizedError("There is no token");
  };
  const readKnown = async (secret: string) => {
    const known = await contents.read(secret, knownFile);
    if (known !== null) return known;
    throw new NotFoundError("GitHub shows this token no such site");
  };

  return {
    key: async () => held && { endsOn: held.endsOn, isKept: held.isKept },

    async connect(secret, key) {
      const known = await readKnown(secret);
      // GitHub refuses a token that may not write before it compares the hash.
      await contents.write(secret, knownFile, { ...known, sha: HASH_OF_NOTHING }).catch((error: unknown) => {
        if (hasCode(error, "not-found")) throw new ReadOnlyError("The token may not write", { cause: error });
        if (!hasCode(error, "conflict")) throw error;
      });
      held = { secret, ...key };
      kept.write(key.isKept ? JSON.stringify(held) : null);
    },

    async forget() {
      held = null;
      kept.write(null);
    },

    async read() {
      const file = await contents.read(token(), path);
      if (file === null) await readKnown(token());
      const reading = readPublishedCalendar(file?.text ?? "");
      if ("refusal" in reading && reading.refusal === "newer")
        throw new UnavailableError("A later version of the site has published", { reason: "newer-version" });
      return { calendar: "calendar" in reading ? reading.calendar : null, version: file?.sha ?? "" };
    },

    async publish(calendar, version) {
      const text = writePublishedCalendar(calendar);
      try {
        return await contents.write(token(), path, { text, sha: version });
      } catch (error) {
        if (!hasCode(error, "unavailable") && !hasCode(error, "conflict")) throw error;
        const stored = await contents.read(token(), path).catch(() => undefined);
        if (stored?.text === text) return stored.sha;
        // Nobody has published since: a rule of the repository refuses every commit.
        if (hasCode(error, "conflict") && stored !== undefined && (stored?.sha ?? "") === version)
          throw new ReadOnlyError("The branch takes no commits", { cause: error });
        throw error;
      }
    },
  };
}
