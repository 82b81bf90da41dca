import * as core from "@inner-light/core";
import * as v from "valibot";
import { type GitHubContentsOptions, gitHubContents } from "./github-contents.ts";

export interface GitHubPublisherOptions extends GitHubContentsOptions {
  /** Where the calendar is in the repository. */
  readonly path: string;
  /** Keeps one text on this device, if the browser lets it; `null` removes it. */
  readonly kept: { readonly read: () => string | null; readonly write: (text: string | null) => void };
}

/** No file has this hash, so that GitHub compares, refuses, and changes nothing. */
const HASH_OF_NOTHING = "0".repeat(40);

const keySchema = v.object({ secret: v.string(), endsOn: v.nullable(core.calendarEventSchema.entries.date) });
const keptSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), keySchema)), null);

/** Publishes with a token that may read and write the contents of one repository. Sends nothing before the first call. */
export function createGitHubPublisher(options: GitHubPublisherOptions): core.CalendarPublisher & core.PublisherAccess {
  const { path, kept } = options;
  // Every copy of the site has it, and hardly another project.
  const knownFile = path.replace("calendar.json", "site.config.ts");
  const contents = gitHubContents(options);
  let ofThisPage: string | null = null;

  /** Another tab may have removed the key that this device keeps. */
  const held = () => v.parse(keptSchema, ofThisPage ?? kept.read());
  const token = () => held()?.secret ?? "";
  /** GitHub hides a file that is missing in the same way as a repository that the token is not for. */
  const readCalendar = () =>
    contents.read(token(), path).catch(async (error: unknown) => {
      if (!core.hasCode(error, "not-found")) throw error;
      await contents.read(token(), knownFile);
      return { text: "", sha: "" };
    });

  return {
    async key() {
      const key = held();
      return key && { endsOn: key.endsOn };
    },

    async connect(pasted, { endsOn, isKept }) {
      const secret = pasted.replaceAll(/\s/g, "");
      // No header can hold other characters, which would look like a lost connection.
      if (!/^(github_pat|ghp)_\w+$/.test(secret))
        throw new core.ValidationError([{ field: "secret", code: "malformed" }]);
      const { text } = await contents.read(secret, knownFile);
      // GitHub refuses a token that may not write before it compares the hash.
      await contents.write(secret, knownFile, text, HASH_OF_NOTHING).catch((error: unknown) => {
        if (!core.hasCode(error, "conflict")) throw error;
      });
      const key = JSON.stringify({ secret, endsOn });
      kept.write(isKept ? key : null);
      if (isKept && kept.read() !== key) throw new core.StorageFullError("The key is not kept", { reason: "quota" });
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
      return contents.write(token(), path, text, version).catch(async (error: unknown) => {
        const stored = await readCalendar().catch(() => null);
        if (stored?.text === text) return stored.sha;
        // Nobody has published since: a rule of the repository refuses every commit.
        if (core.hasCode(error, "conflict") && stored?.sha === version)
          throw new core.ReadOnlyError("The branch takes no commits", { reason: "branch-rule", cause: error });
        throw error;
      });
    },
  };
}
