import { isInnerLightError, writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, describeCalendarPublisher } from "@inner-light/core/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { createGitHubPublisher } from "./create-github-publisher.ts";
import { browserFetch } from "./testing/browser-fetch.ts";
import { GitHubDouble } from "./testing/github-double.ts";

const path = "apps/web/practice/calendar.json";
const knownFile = "apps/web/practice/site.config.ts";
const TOKEN = "github_pat_right";
const once = { endsOn: null, isKept: false };
const kept = { ...once, isKept: true };
/** A browser that keeps a token. */
const keeping = { read: () => JSON.stringify({ secret: TOKEN, endsOn: null }), write: () => {} };
const calendar = { createdAt: "2026-05-01T12:00:00.000Z", events: [aCalendarEvent({ title: "Circle “✨” 🌙" })] };

/** The repository of an organization that publishes from a branch of its own, and devices that publish to it. */
function aRepository() {
  const github = new GitHubDouble("quiet-lane/site", "live/site", { [knownFile]: "export default {};\n" });
  const openDevice = () => {
    let text: string | null = null;
    const kept = {
      read: () => text,
      write(next: string | null) {
        text = next;
      },
    };
    const open = (options: Partial<Parameters<typeof createGitHubPublisher>[0]> = {}) =>
      createGitHubPublisher({
        ...{ repository: "quiet-lane/site", branch: "live/site", path, knownFile, kept },
        fetch: browserFetch((request) => github.handle(request)),
        timeout: () => new AbortController().signal,
        ...options,
      });
    return { open, kept };
  };
  return { github, openDevice };
}

function inTest() {
  const repository = aRepository();
  onTestFinished(() => repository.github.files.remove());
  return repository;
}

describeCalendarPublisher("a repository on GitHub", () => {
  const { github, openDevice } = aRepository();
  return {
    open() {
      return openDevice().open({ kept: keeping });
    },
    timesStored: () => (github.files.latest(path) === null ? 0 : github.files.commitsOf(path)),
    lose(what) {
      github.lost = what;
    },
    dispose: () => github.files.remove(),
  };
});

describe("what is published on GitHub", () => {
  it("is the file in one commit, read back to the byte", async () => {
    const { github, openDevice } = inTest();
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    await publisher.publish(calendar, (await publisher.read()).version);
    const { branch } = github.files;
    expect(github.files.git(["rev-parse", `${branch}:${path}`]).toString()).toBe(
      `${github.files.latest(path)?.hash}\n`,
    );
    expect(github.files.show(path)?.toString()).toBe(writePublishedCalendar(calendar));
    expect(github.files.git(["log", "--format=%s", github.files.branch, "--", path]).toString()).toBe(
      "Publish the calendar\n",
    );
  });

  it("is read without its content, and then as it is, from a megabyte on", async () => {
    const { openDevice } = inTest();
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    const long = "✨".repeat(400_000);
    const large = { ...calendar, events: [aCalendarEvent({ description: long })] };
    const version = await publisher.publish(large, "");
    expect(await publisher.read()).toEqual({ calendar: large, version });
  });

  it("arrives once where the answer of its commit is lost and the next one is not", async () => {
    const { github, openDevice } = inTest();
    let isAnswerLost = true;
    const fetch = browserFetch(async (request) => {
      const answer = await github.handle(request);
      if (request.method !== "PUT" || !isAnswerLost) return answer;
      isAnswerLost = false;
      throw new TypeError("Failed to fetch");
    });
    const publisher = openDevice().open({ fetch });
    isAnswerLost = false;
    await publisher.connect(TOKEN, once);
    isAnswerLost = true;
    const version = await publisher.publish(calendar, "");
    expect(await publisher.read()).toEqual({ calendar, version });
    expect(github.files.commitsOf(path)).toBe(1);
  });

  it.each([
    ["damaged", writePublishedCalendar(calendar).replace("Circle", "Square")],
    ["empty", ""],
  ])("counts as none where it is %s, and can be replaced", async (_, text) => {
    const { github, openDevice } = inTest();
    github.files.write(path, Buffer.from(text), "By hand");
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    const stored = await publisher.read();
    expect(stored.calendar).toBeNull();
    await publisher.publish(calendar, stored.version);
    expect(github.files.show(path)?.toString()).toBe(writePublishedCalendar(calendar));
  });

  it("is not read where a later version of the site has published", async () => {
    const { github, openDevice } = inTest();
    github.files.write(path, Buffer.from('{"format":"inner-light-calendar","version":2}'), "Later");
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    await expect(publisher.read()).rejects.toMatchObject({ reason: "newer-version" });
  });

  it("is refused by a rule of the repository as read-only, not as a change", async () => {
    const { github, openDevice } = inTest();
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    const version = await publisher.publish(calendar, "");
    github.isProtected = true;
    const next = { ...calendar, events: [] };
    const refused = { code: "read-only", reason: "branch-rule" };
    await expect(publisher.publish(next, version)).rejects.toMatchObject(refused);
  });
});

describe("a token", () => {
  it("is tried at once, which changes nothing, and is kept only where the owner wants that", async () => {
    const { github, openDevice } = inTest();
    const device = openDevice();
    const publisher = device.open();
    expect(await publisher.key()).toBeNull();
    await expect(publisher.read()).rejects.toMatchObject({ code: "unauthorized" });
    await publisher.connect(TOKEN, once);
    expect(await publisher.key()).toEqual({ endsOn: null });
    expect(device.kept.read()).toBeNull();
    expect(await device.open().key()).toBeNull();

    await publisher.connect(TOKEN, { ...kept, endsOn: "2027-05-01" });
    expect(await device.open().key()).toEqual({ endsOn: "2027-05-01" });
    expect((await device.open().read()).calendar).toBeNull();
    expect(github.files.commitsOf(knownFile)).toBe(1);

    await publisher.forget();
    expect([await publisher.key(), device.kept.read()]).toEqual([null, null]);
  });

  it.each<[what: string, code: string, arrange: (github: GitHubDouble) => void]>([
    ["that is wrong or has ended", "unauthorized", ({ tokens }) => tokens.clear()],
    ["that may only read", "read-only", ({ tokens }) => tokens.set(TOKEN, { mayWrite: false, isForThis: true })],
    ["for another repository", "read-only", ({ tokens }) => tokens.set(TOKEN, { mayWrite: true, isForThis: false })],
    [
      "for another repository, where this one is private",
      "not-found",
      (github) => {
        github.isPrivate = true;
        github.tokens.set(TOKEN, { mayWrite: true, isForThis: false });
      },
    ],
    [
      "without a connection",
      "unavailable",
      (github) => {
        github.lost = "requests";
      },
    ],
  ])("%s is refused, and not kept", async (_, code, arrange) => {
    const { github, openDevice } = inTest();
    const device = openDevice();
    arrange(github);
    const error = await device
      .open()
      .connect(TOKEN, kept)
      .catch((reason: unknown) => reason);
    expect(isInnerLightError(error) && error.code).toBe(code);
    expect(device.kept.read()).toBeNull();
    expect(await device.open().key()).toBeNull();
  });

  it("is taken with the spaces and line breaks of its copy, and text that is none is not sent", async () => {
    const { github, openDevice } = inTest();
    const publisher = openDevice().open();
    await publisher.connect(` ${TOKEN.slice(0, 9)}\n${TOKEN.slice(9)}\u00a0\n`, once);
    expect((await publisher.read()).calendar).toBeNull();
    const sent = github.requests.length;
    const refused = async (secret: string) => publisher.connect(secret, once).catch((error: unknown) => error);
    for (const secret of ["", " \n"]) expect(await refused(secret)).toMatchObject({ issues: [{ code: "required" }] });
    for (const secret of ["•••••", "my “token”", "hunter2", "Bearer github_pat_1"])
      expect(await refused(secret)).toMatchObject({ issues: [{ code: "malformed" }] });
    expect(await refused("github_pat_1…")).toMatchObject({ code: "unauthorized" });
    expect(github.requests).toHaveLength(sent);
  });

  it.each([{ repository: "quiet-lane/other" }, { branch: "main" }, { knownFile: "other.ts" }])(
    "is for no such site at %j",
    async (options) => {
      const publisher = inTest().openDevice().open(options);
      await expect(publisher.connect(TOKEN, once)).rejects.toMatchObject({ code: "not-found" });
    },
  );

  it("is in no error, and goes to GitHub alone", async () => {
    const { github, openDevice } = inTest();
    const urls = new Set<string>();
    const publisher = openDevice().open({
      fetch: browserFetch((request) => {
        urls.add(new URL(request.url).origin);
        expect(request.url).not.toContain(TOKEN);
        return github.handle(request);
      }),
    });
    await publisher.connect(TOKEN, once);
    github.tokens.clear();
    for (const attempt of [publisher.read(), publisher.publish(calendar, ""), publisher.connect(TOKEN, once)]) {
      const error = await attempt.catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: "unauthorized", cause: 401 });
      expect(String(error instanceof Error && error.stack)).not.toContain(TOKEN);
    }
    expect([...urls]).toEqual(["https://api.github.com"]);
  });
});

it.each([
  [403, { "Retry-After": "60" }, 60],
  [429, { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1777636800" }, 3600],
  [429, {}, 60],
] as const)("too many requests, refused with %s and %j, say how long to wait", async (status, headers, seconds) => {
  const { github, openDevice } = inTest();
  const publisher = openDevice().open();
  await publisher.connect(TOKEN, once);
  github.tooOften = { status, headers };
  await expect(publisher.read()).rejects.toMatchObject({ code: "throttled", retryAfterSeconds: seconds });
});

it("a request that takes fifteen seconds counts as lost, and so does what a network slips in", async () => {
  const { openDevice } = inTest();
  const patience: number[] = [];
  const timeout = (milliseconds: number) => {
    patience.push(milliseconds);
    return AbortSignal.abort(new DOMException("It took too long", "TimeoutError"));
  };
  await expect(openDevice().open({ timeout, kept: keeping }).read()).rejects.toMatchObject({ code: "unavailable" });
  expect(patience).toEqual([15_000]);
  const fetch = async () => new Response("<h1>Welcome</h1>");
  await expect(openDevice().open({ fetch, kept: keeping }).read()).rejects.toMatchObject({ code: "unavailable" });
});
