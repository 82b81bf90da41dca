import { spawnSync } from "node:child_process";
import { writePublishedCalendar } from "@inner-light/core";
import { aCalendarEvent, describeCalendarPublisher } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { aRepository, calendar, keeping, path } from "./testing/repository-in-test.ts";

describeCalendarPublisher("a GitHub repository", () => {
  const { github, openDevice } = aRepository();
  return {
    open() {
      return openDevice().open({ kept: keeping });
    },
    lose(what) {
      github.lost = what;
    },
  };
});

describe("a calendar published on GitHub", () => {
  it("is one file in one commit", async () => {
    const { github, openDevice } = aRepository();
    const publisher = await openDevice().connected();
    await publisher.publish(calendar, (await publisher.read()).version);
    const text = writePublishedCalendar(calendar);
    expect(github.textOf(path)).toBe(text);
    expect(github.commitsOf(path)).toEqual(["Publish the calendar"]);
    const { stdout } = spawnSync("git", ["hash-object", "--stdin"], { input: text, encoding: "utf8" });
    expect(await publisher.read()).toEqual({ calendar, version: stdout.trim() });
  });

  it("can be larger than a megabyte", async () => {
    const publisher = await aRepository().openDevice().connected();
    const long = "✨".repeat(400_000);
    const large = { ...calendar, events: [aCalendarEvent({ description: long })] };
    const version = await publisher.publish(large, "");
    expect(await publisher.read()).toEqual({ calendar: large, version });
  });

  it("is committed only once if a response is lost", async () => {
    const { github, openDevice } = aRepository();
    const publisher = await openDevice().connected();
    github.lost = "next commit's answer";
    const version = await publisher.publish(calendar, "");
    expect(await publisher.read()).toEqual({ calendar, version });
    expect(github.commitsOf(path)).toHaveLength(1);
  });

  it.each([
    ["damaged", writePublishedCalendar(calendar).replace("Circle", "Square")],
    ["empty", ""],
  ])("counts as missing if its file is %s", async (_, text) => {
    const { github, openDevice } = aRepository();
    github.commit(path, text);
    const publisher = await openDevice().connected();
    const stored = await publisher.read();
    expect(stored.calendar).toBeNull();
    await publisher.publish(calendar, stored.version);
    expect(github.textOf(path)).toBe(writePublishedCalendar(calendar));
  });

  it("can be read after another editor saved it", async () => {
    const { github, openDevice } = aRepository();
    const saved = `\uFEFF${writePublishedCalendar(calendar).replaceAll("\n", "\r\n")}`;
    github.commit(path, saved);
    const publisher = await openDevice().connected();
    const stored = await publisher.read();
    expect(stored.calendar).toEqual(calendar);
    await publisher.publish({ ...calendar, events: [] }, stored.version);
    expect((await publisher.read()).calendar).toEqual({ ...calendar, events: [] });
  });

  it("cannot be read if a later version of the site published it", async () => {
    const { github, openDevice } = aRepository();
    github.commit(path, '{"format":"inner-light-calendar","version":2}');
    const publisher = await openDevice().connected();
    await expect(publisher.read()).rejects.toMatchObject({ reason: "newer-version" });
  });

  it("is read-only if a repository rule blocks the commit", async () => {
    const { github, openDevice } = aRepository();
    const publisher = await openDevice().connected();
    const version = await publisher.publish(calendar, "");
    github.isProtected = true;
    const next = { ...calendar, events: [] };
    await expect(publisher.publish(next, version)).rejects.toMatchObject({ code: "read-only" });
  });
});
