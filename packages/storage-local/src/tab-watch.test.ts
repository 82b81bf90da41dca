import { describe, expect, it, vi } from "vitest";
import type { BrowserCapabilities } from "./browser-capabilities.ts";
import { TabWatch } from "./tab-watch.ts";
import { FakePage } from "./testing/fake-page.ts";
import { FakeTimers } from "./testing/fake-timers.ts";

function watched(capabilities: Partial<BrowserCapabilities> = {}) {
  const page = new FakePage();
  const timers = new FakeTimers();
  const listener = {
    onStorageChange: vi.fn(),
    onRemovedElsewhere: vi.fn(),
    onReplacedElsewhere: vi.fn(),
    onPageReturn: vi.fn(),
    onLookDue: vi.fn(() => true),
    look: vi.fn(),
  };
  const setTimeout = vi.fn(timers.setTimeout);
  const browser = { storage: () => null, clock: { now: () => 0 }, setTimeout, page, ...capabilities };
  return { watch: new TabWatch(browser, "list", listener), listener, page, timers, setTimeout };
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

describe("the watch over a list", () => {
  it("touches neither timers nor channels before there is something to watch", () => {
    const openChannel = vi.fn();
    const { setTimeout } = watched({ openChannel });
    expect(openChannel).not.toHaveBeenCalled();
    expect(setTimeout).not.toHaveBeenCalled();
  });

  it("looks a tenth of a second after it began, and again, for as long as there is something to look for", () => {
    const { watch, listener, timers, setTimeout } = watched();
    watch.begin();
    watch.begin();
    expect(setTimeout).toHaveBeenCalledTimes(1);
    expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 100);
    expect(listener.look).not.toHaveBeenCalled();
    timers.goOff();
    timers.goOff();
    expect(listener.look).toHaveBeenCalledTimes(2);
    listener.onLookDue.mockReturnValue(false);
    timers.goOff();
    expect(listener.look).toHaveBeenCalledTimes(2);
    expect(timers.areSet).toBe(false);
    watch.begin();
    expect(timers.areSet).toBe(true);
  });

  it("does without a page's events, and without a channel", () => {
    const { watch, listener, timers } = watched({ page: undefined, openChannel: undefined });
    watch.begin();
    timers.goOff();
    watch.announceRemoval({ id: 1, fingerprint: "x" });
    expect(listener.look).toHaveBeenCalledTimes(1);
  });

  it("waits for its turn where there are locks, and waits once only", () => {
    const turns: (() => void)[] = [];
    const request = vi.fn((_: string, task: () => void) => {
      turns.push(task);
      return new Promise(() => {});
    });
    const { watch, listener } = watched({ locks: { request } });
    watch.lookSoon();
    watch.lookSoon();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith("inner-light:list", expect.any(Function));
    expect(listener.look).not.toHaveBeenCalled();
    turns[0]?.();
    expect(listener.look).toHaveBeenCalledTimes(1);
    watch.lookSoon();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("looks without a lock where the browser refuses one", async () => {
    const { watch, listener } = watched({ locks: { request: () => Promise.reject(new Error("SecurityError")) } });
    watch.lookSoon();
    await vi.waitFor(() => expect(listener.look).toHaveBeenCalledTimes(1));
  });

  it("opens one channel, says removals there, and hears those of other tabs", () => {
    const { channel, send } = fakeChannel();
    const openChannel = vi.fn(() => channel);
    const { watch, listener } = watched({ openChannel });
    watch.begin();
    const notice = { id: 1, fingerprint: "x" };
    watch.announceRemoval(notice);
    expect(openChannel).toHaveBeenCalledTimes(1);
    expect(openChannel).toHaveBeenCalledWith("inner-light:list");
    expect(channel.postMessage).toHaveBeenCalledWith(notice);
    send("none of ours");
    expect(listener.onRemovedElsewhere).not.toHaveBeenCalled();
    send(notice);
    expect(listener.onRemovedElsewhere).toHaveBeenCalledWith(notice);
    expect(listener.onReplacedElsewhere).not.toHaveBeenCalled();
  });

  it("says that all was replaced, and hears that of other tabs", () => {
    const { channel, send } = fakeChannel();
    const { watch, listener } = watched({ openChannel: () => channel });
    watch.announceReplacement();
    expect(channel.postMessage).toHaveBeenCalledWith("replaced");
    send("replaced");
    expect(listener.onReplacedElsewhere).toHaveBeenCalledTimes(1);
    expect(listener.onRemovedElsewhere).not.toHaveBeenCalled();
  });

  it("does not mind a channel that cannot be opened, or that takes no message", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    const notice = { id: 1, fingerprint: "x" };
    watched({ openChannel: refuse }).watch.announceRemoval(notice);
    const { channel } = fakeChannel();
    channel.postMessage.mockImplementation(refuse);
    watched({ openChannel: () => channel }).watch.announceRemoval(notice);
    expect(channel.postMessage).toHaveBeenCalledTimes(1);
  });

  it("looks a last time when the page goes, lets the channel go, and opens another if the page comes back", () => {
    const { channel } = fakeChannel();
    const openChannel = vi.fn(() => channel);
    const { watch, listener, page } = watched({ openChannel });
    page.isHidden();
    expect(listener.look).toHaveBeenCalledTimes(1);
    watch.begin();
    page.isHidden();
    expect(listener.look).toHaveBeenCalledTimes(2);
    expect(channel.close).toHaveBeenCalledTimes(1);
    watch.announceRemoval({ id: 1, fingerprint: "x" });
    expect(openChannel).toHaveBeenCalledTimes(2);
  });

  it("hears of a page that comes back as it was left, not of one that was loaded", () => {
    const { listener, page } = watched();
    page.isShown({ persisted: false });
    expect(listener.onPageReturn).not.toHaveBeenCalled();
    page.isShown({ persisted: true });
    expect(listener.onPageReturn).toHaveBeenCalledTimes(1);
  });

  it("passes on what the storage says", () => {
    const { listener, page } = watched();
    page.storageChanges({ key: "list" });
    expect(listener.onStorageChange).toHaveBeenCalledWith(expect.objectContaining({ key: "list" }));
  });
});
