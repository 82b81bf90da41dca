import { type Change, ChangePublisher, type Noun } from "@inner-light/core";
import { describe, expect, it } from "vitest";
import { ChangeNews, reportedVersions } from "./change-news.ts";

function newsOf() {
  const changes = new ChangePublisher();
  const heard: Change[] = [];
  changes.subscribe((change) => heard.push(change));
  return { news: new ChangeNews(changes), heard };
}

const events = (version: number) => new Map<Noun, number>([["events", version]]);

describe("the news of a page", () => {
  it("are versions that it does not know yet", () => {
    const { news, heard } = newsOf();
    news.hear("events", 7);
    expect(heard).toEqual([]);
    news.hear("events", 8);
    news.hear("events", 8);
    news.hear("events", 7);
    expect(heard).toEqual(["events"]);
  });

  it("are not its own writes, whichever message comes first", () => {
    const { news, heard } = newsOf();
    news.noteRead(events(1));
    news.beginWrite(["events"]);
    news.hear("events", 2);
    expect(heard).toEqual([]);
    news.endWrite(["events"], events(2));
    expect(heard).toEqual(["events"]);
    news.beginWrite(["events"]);
    news.endWrite(["events"], events(3));
    news.hear("events", 3);
    expect(heard).toEqual(["events", "events"]);
  });

  it("are what others changed during its own write, failed or not", () => {
    const { news, heard } = newsOf();
    news.noteRead(events(1));
    news.beginWrite(["events"]);
    news.hear("events", 2);
    news.endWrite(["events"], undefined);
    expect(heard).toEqual(["events"]);
    news.beginWrite(["events"]);
    news.hear("events", 4);
    news.endWrite(["events"], events(3));
    expect(heard).toEqual(["events", "events", "events"]);
  });

  it("wait for the last of several writes", () => {
    const { news, heard } = newsOf();
    news.beginWrite(["events"]);
    news.beginWrite(["events"]);
    news.hear("events", 3);
    news.endWrite(["events"], events(2));
    expect(heard).toEqual(["events"]);
    news.endWrite(["events"], events(3));
    expect(heard).toEqual(["events", "events"]);
  });

  it("compare with the oldest list that was read", () => {
    const { news, heard } = newsOf();
    news.noteRead(events(7));
    news.noteRead(events(8));
    news.hear("events", 8);
    expect(heard).toEqual(["events"]);
  });
});

describe("the header of list versions", () => {
  it.each([
    [
      "events=7, messages=4",
      [
        ["events", 7],
        ["messages", 4],
      ],
    ],
    ["other=7, slides=1", [["slides", 1]]],
    ["", []],
  ])("%s", (header, versions) => {
    expect([...reportedVersions(new Headers({ "List-Versions": header }))]).toEqual(versions);
  });
});
