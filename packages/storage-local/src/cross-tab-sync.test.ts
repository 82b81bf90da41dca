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

  it("closes the channel when the page is hidden, and opens another one if the page comes back", () => {
    const channel = { postMessage: vi.fn(), close: vi.fn(), addEventListener: vi.fn() };
    const openChannel = vi.fn(() => channel);
    const { sync, page } = connected({ openChannel });
    page.isHidden();
    sync.schedule();
    sync.schedule();
    page.isHidden();
    expect(channel.close).toHaveBeenCalledTimes(1);
    sync.announce("{}");
    expect(openChannel).toHaveBeenCalledTimes(2);
  });
});
