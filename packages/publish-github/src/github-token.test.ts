import { isInnerLightError } from "@inner-light/core";
import { describe, expect, it, vi } from "vitest";
import type { GitHubDouble } from "./testing/github-double.ts";
import { aRepository, calendar, keeping, kept, knownFile, once, TOKEN } from "./testing/repository-in-test.ts";

describe("a GitHub token", () => {
  it("is stored only if the owner chooses to keep it", async () => {
    const { github, openDevice } = aRepository();
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
    expect(github.commitsOf(knownFile)).toHaveLength(1);

    await publisher.forget();
    expect([await publisher.key(), device.kept.read()]).toEqual([null, null]);
  });

  it.each<[what: string, code: string, arrange: (github: GitHubDouble) => void]>([
    ["that is wrong or expired", "unauthorized", ({ tokens }) => tokens.clear()],
    ["without write access", "read-only", ({ tokens }) => tokens.set(TOKEN, { mayWrite: false, isForThis: true })],
    ["for another repository", "read-only", ({ tokens }) => tokens.set(TOKEN, { mayWrite: true, isForThis: false })],
    [
      "for another repository, while this one is private",
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
  ])("%s is refused and not stored", async (_, code, arrange) => {
    const { github, openDevice } = aRepository();
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

  it("is rejected if there is no room to store it", async () => {
    const publisher = aRepository()
      .openDevice()
      .open({ kept: { read: () => null, write: () => {} } });
    await expect(publisher.connect(TOKEN, kept)).rejects.toMatchObject({ code: "full" });
    expect(await publisher.key()).toBeNull();
  });

  it("is accepted with pasted spaces and line breaks", async () => {
    const { github, openDevice } = aRepository();
    const publisher = openDevice().open();
    await publisher.connect(` ${TOKEN.slice(0, 9)}\n${TOKEN.slice(9)}\u00a0\n`, once);
    expect((await publisher.read()).calendar).toBeNull();
    const sent = github.requests.length;
    const refused = async (secret: string) => publisher.connect(secret, once).catch((error: unknown) => error);
    for (const secret of ["", " \n", "•••••", "my “token”", "hunter2", "Bearer github_pat_1", "github_pat_1…"])
      expect(await refused(secret)).toMatchObject({ issues: [{ field: "secret", code: "malformed" }] });
    expect(github.requests).toHaveLength(sent);
  });

  const elsewhere = [{ repository: "quiet-lane/other" }, { branch: "main" }, { path: "another/calendar.json" }];
  it.each(elsewhere)("for one repository does not work with %j", async (options) => {
    const publisher = aRepository().openDevice().open(options);
    await expect(publisher.connect(TOKEN, once)).rejects.toMatchObject({ code: "not-found" });
  });

  it("never appears in an error", async () => {
    const { github, openDevice } = aRepository();
    const urls = new Set<string>();
    const publisher = openDevice().open({
      fetch: (input, init) => {
        const { url } = new Request(input);
        urls.add(new URL(url).origin);
        expect(url).not.toContain(TOKEN);
        return github.fetch(input, init);
      },
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
  [403, { "Retry-After": "60" }],
  [403, { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1777638300" }],
  [429, {}],
] as const)("rate limiting with the status %s and %j is not a missing permission", async (status, headers) => {
  const { github, openDevice } = aRepository();
  const publisher = await openDevice().connected();
  github.tooOften = { status, headers };
  await expect(publisher.read()).rejects.toMatchObject({ code: "throttled" });
});

it("a request counts as lost after fifteen seconds", async () => {
  const { openDevice } = aRepository();
  const tookTooLong = AbortSignal.abort(new DOMException("It took too long", "TimeoutError"));
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(tookTooLong);
  await expect(openDevice().open({ kept: keeping }).read()).rejects.toMatchObject({ code: "unavailable" });
  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockRestore();
  const fetch = async () => new Response("<h1>Welcome</h1>", { headers: { "Content-Type": "text/html" } });
  await expect(openDevice().open({ fetch, kept: keeping }).read()).rejects.toMatchObject({ code: "unavailable" });
});
