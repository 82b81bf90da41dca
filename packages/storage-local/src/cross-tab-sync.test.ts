import { describe, expect, it, vi } from "vitest";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { CrossTabSync } from "./cross-tab-sync.ts";
import { FakePage } from "./testing/fake-page.ts";
import { FakeTimers } from "./testing/fake-timers.ts";

function connected(capabilities: Partial<BrowserCapabilities> = {}) {
  const page = new FakePage();
  const timers = new FakeTimers();
  const listener = {
    onChange: vi.fn(),
    onTombstone: vi.fn(),
    onReplaced: vi.fn(),
    onReturn: vi.fn(),
    onSettled: vi.fn(),
  };
  const setTimeout = vi.fn(timers.setTimeout);
  const browser = { storage: () => null, clock: { now: () => 0 }, setTimeout, page, ...capabilities };
  return { sync: new CrossTabSync(browser, "list", listener), listener, page, timers, setTimeout };
}

function fakeChannel() {
  const listeners: ((message: { data: unknown }) => void)[] = [];
  const channel = {
    postMessage: vi.fn(),
    close: vi.fn(),
    addEventListener: (type: string, listener: (message: { data: unknown }) => void) => {
      if (type === "message") listeners.push(listener);
    },
  };
  return { channel, send: (data: unknown) => listeners.forEach((listener) => void listener({ data })) };
}

describe("the connection of a list with other tabs", () => {
  it("reports a second or two after the last write, with one timer at a time, that the writes have settled", () => {
    const { sync, listener, timers, setTimeout } = connected();
    sync.schedule();
    sync.schedule();
    expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 1000);
    expect(setTimeout).toHaveBeenCalledTimes(1);
    timers.goOff();
    expect(listener.onSettled).not.toHaveBeenCalled();
    timers.goOff();
    expect(listener.onSettled).toHaveBeenCalledTimes(1);
    expect(timers.areSet).toBe(false);
    sync.schedule();
    timers.goOff();
    expect(listener.onSettled).toHaveBeenCalledTimes(2);
  });

  it("reports changes to the list, to the keys beside it, and a cleared storage", () => {
    const { listener, page } = connected();
    for (const key of ["list", "list:version"]) page.storageChanges({ key });
    expect(listener.onChange).toHaveBeenCalledTimes(2);
    for (const key of ["", "list2", "lis", "other"]) page.storageChanges({ key });
    expect(listener.onChange).toHaveBeenCalledTimes(2);
    expect(listener.onReplaced).not.toHaveBeenCalled();
    page.storageChanges({ key: null });
    expect(listener.onReplaced).toHaveBeenCalledTimes(1);
  });

  it("opens one channel with the first write, posts tombstones there, and reports those of other tabs", () => {
    const { channel, send } = fakeChannel();
    const openChannel = vi.fn(() => channel);
    const { sync, listener } = connected({ openChannel });
    sync.schedule();
    sync.announce('{"id":1}');
    expect(openChannel).toHaveBeenCalledTimes(1);
    expect(openChannel).toHaveBeenCalledWith("inner-light:list");
    expect(channel.postMessage).toHaveBeenCalledWith('{"id":1}');
    for (const message of [null, undefined, 7, {}, ['{"id":1}'], { id: 1 }]) send(message);
    expect(listener.onTombstone).not.toHaveBeenCalled();
    send('{"id":2}');
    expect(listener.onTombstone).toHaveBeenCalledWith('{"id":2}');
    expect(listener.onReplaced).not.toHaveBeenCalled();
  });

  it("closes the channel when the page is hidden, and opens another one if the page comes back", () => {
    const { channel } = fakeChannel();
    const openChannel = vi.fn(() => channel);
    const { sync, page } = connected({ openChannel });
    page.isHidden();
    sync.schedule();
    page.isHidden();
    expect(channel.close).toHaveBeenCalledTimes(1);
    sync.announce("{}");
    expect(openChannel).toHaveBeenCalledTimes(2);
  });
});
