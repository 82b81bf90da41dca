import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, describeCalendarPublisher } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { browserFetch } from "./testing/browser-fetch.ts";
import { aRepository, calendar, inTest, keeping, once, path, TOKEN } from "./testing/repository-in-test.ts";

describeCalendarPublisher("a repository on GitHub", () => {
  const { github, openDevice } = aRepository();
  return {
    open() {
      return openDevice().open({ kept: keeping });
    },
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

  it("is read as it is from a megabyte on, too", async () => {
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

  it("is read and replaced as another editor has saved it", async () => {
    const { github, openDevice } = inTest();
    const saved = `\uFEFF${writePublishedCalendar(calendar).replaceAll("\n", "\r\n")}`;
    github.files.write(path, Buffer.from(saved), "By hand");
    const publisher = openDevice().open();
    await publisher.connect(TOKEN, once);
    const stored = await publisher.read();
    expect(stored.calendar).toEqual(calendar);
    await publisher.publish({ ...calendar, events: [] }, stored.version);
    expect((await publisher.read()).calendar).toEqual({ ...calendar, events: [] });
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
    await expect(publisher.publish(next, version)).rejects.toMatchObject({ code: "read-only" });
  });
});
