import { expect, it, vi } from "vitest";
import { crossTabSync } from "./cross-tab-sync.ts";
import { FakePage } from "./testing/fake-page.ts";

function connected(openChannel?: () => { postMessage(): void; close(): void; addEventListener(): void }) {
  const page = new FakePage();
  const onSettled = vi.fn();
  const listener = { onChange() {}, onTombstone() {}, onReplaced() {}, onReturn() {}, onSettled };
  const setTimeout = vi.fn<(callback: () => void, milliseconds: number) => void>();
  const browser = { storage: () => null, clock: { now: () => 0 }, setTimeout, page, openChannel };
  return { sync: crossTabSync(browser, "list", listener), page, onSettled, setTimeout };
}

it("a tab's writes have settled a second after the last of them", () => {
  const { sync, onSettled, setTimeout } = connected();
  sync.schedule();
  sync.schedule();
  for (const [index, [fire, milliseconds]] of setTimeout.mock.calls.entries()) {
    expect(milliseconds).toBe(1000);
    fire();
    expect(onSettled).toHaveBeenCalledTimes(index);
  }
});

it("the channel is closed when the page is hidden, and another one opened if the page comes back", () => {
  const channel = { postMessage: vi.fn(), close: vi.fn(), addEventListener: vi.fn() };
  const openChannel = vi.fn(() => channel);
  const { sync, page } = connected(openChannel);
  page.isHidden();
  sync.schedule();
  sync.schedule();
  page.isHidden();
  expect(channel.close).toHaveBeenCalledTimes(1);
  sync.announce("{}");
  expect(openChannel).toHaveBeenCalledTimes(2);
});
