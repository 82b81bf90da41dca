import { ChangePublisher } from "@inner-light/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PolledChangeFeed } from "./polled-change-feed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("other servers' changes are looked for every two seconds while there are listeners, and only then", async () => {
  const changes = new ChangePublisher();
  const poll = vi.fn(async () => changes.publish("events"));
  const feed = new PolledChangeFeed({ changes, poll, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(poll).not.toHaveBeenCalled();

  const heard: string[] = [];
  const stop = [feed.subscribe((change) => heard.push(change)), feed.subscribe(() => {})];
  await vi.advanceTimersByTimeAsync(4_000);
  expect(poll).toHaveBeenCalledTimes(3);
  expect(heard).toEqual(["events", "events", "events"]);

  for (const unsubscribe of [...stop, ...stop]) unsubscribe();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

it("a look that fails is told and followed by the next", async () => {
  const onError = vi.fn();
  const poll = vi.fn().mockRejectedValue(new Error("The database is away"));
  const feed = new PolledChangeFeed({ changes: new ChangePublisher(), poll, onError });
  const unsubscribe = feed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onError).toHaveBeenCalledTimes(2);
  unsubscribe();
  await feed.stop();
});
