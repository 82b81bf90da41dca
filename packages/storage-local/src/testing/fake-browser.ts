import { FixedClock } from "@inner-light/core/testing";
import type { BrowserCapabilities, TabLocks, WindowEvents } from "../browser-capabilities.ts";
import { MapStorage } from "./map-storage.ts";

type Later = (arrive: () => void) => void;

/** Each tab has its own copy of the storage, as in Chromium. A shared `Map` would hide conflicts between tabs. */
export class FakeBrowser {
  readonly clock = new FixedClock();
  readonly locks: FakeLocks;
  readonly #later: Later;
  readonly #texts = new Map<string, string>();
  readonly #tabs: FakeTab[] = [];

  constructor(later: Later = (arrive) => arrive()) {
    this.#later = later;
    this.locks = new FakeLocks(later);
  }

  openTab(capabilities: Partial<BrowserCapabilities> = {}): FakeTab {
    const tab = new FakeTab(this, this.#texts, this.#later, capabilities);
    this.#tabs.push(tab);
    return tab;
  }

  take(from: FakeTab, key: string, text: string | null): void {
    if (text === null) this.#texts.delete(key);
    else this.#texts.set(key, text);
    for (const tab of this.#tabs) tab.hear(from, key, text);
  }
}

export class FakeTab extends MapStorage {
  readonly page = new FakePage();
  readonly timers = new FakeTimers();
  readonly browser: BrowserCapabilities;
  readonly #home: FakeBrowser;
  readonly #unheard = new Map<string, number>();
  readonly #outgoing: (arrive: () => void) => void;
  readonly #incoming: (arrive: () => void) => void;

  constructor(
    home: FakeBrowser,
    texts: ReadonlyMap<string, string>,
    later: Later,
    capabilities: Partial<BrowserCapabilities>,
  ) {
    super();
    for (const [key, text] of texts) super.setItem(key, text);
    this.#home = home;
    this.#outgoing = inOrder(later);
    this.#incoming = inOrder(later);
    this.browser = {
      storage: () => this,
      clock: home.clock,
      page: this.page,
      setTimeout: this.timers.setTimeout,
      locks: home.locks,
      ...capabilities,
    };
  }

  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    this.#tellHome(key, value);
  }

  override removeItem(key: string): void {
    super.removeItem(key);
    this.#tellHome(key, null);
  }

  /** Applies an arriving write, unless this tab has a write in flight, which counts as newer. */
  hear(from: FakeTab, key: string, text: string | null): void {
    this.#incoming(() => {
      const unheard = this.#unheard.get(key) ?? 0;
      if (from === this) {
        this.#unheard.set(key, unheard - 1);
        return;
      }
      if (unheard === 0) {
        if (text === null) super.removeItem(key);
        else super.setItem(key, text);
      }
      this.page.storageChanges({ key });
    });
  }

  #tellHome(key: string, text: string | null): void {
    this.#unheard.set(key, (this.#unheard.get(key) ?? 0) + 1);
    this.#outgoing(() => this.#home.take(this, key, text));
  }
}

function inOrder(later: Later): (arrive: () => void) => void {
  const sent: (() => void)[] = [];
  return (arrive) => {
    sent.push(arrive);
    later(() => sent.shift()?.());
  };
}

interface PageEvent {
  readonly key: string | null;
  readonly persisted: boolean;
}

export class FakePage implements WindowEvents {
  readonly #listeners: { readonly type: string; readonly listener: (event: PageEvent) => void }[] = [];

  addEventListener(type: string, listener: (event: PageEvent) => void): void {
    this.#listeners.push({ type, listener });
  }

  storageChanges({ key }: { readonly key: string | null }): void {
    this.#send("storage", { key, persisted: false });
  }

  isShown({ persisted }: { readonly persisted: boolean }): void {
    this.#send("pageshow", { key: null, persisted });
  }

  #send(type: string, event: PageEvent): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener(event);
  }
}

class FakeTimers {
  readonly #due: (() => void)[] = [];

  readonly setTimeout = (callback: () => void): void => {
    this.#due.push(callback);
  };

  goOff(): void {
    for (const callback of this.#due.splice(0)) callback();
  }
}

type Request = Parameters<TabLocks["request"]>;

/** Grants locks in request order, and notifies the tab with a delay. */
class FakeLocks implements TabLocks {
  readonly #later: Later;
  readonly #waiting = new Set<{ readonly request: Request; readonly resolve: (held: Promise<void>) => void }>();
  readonly #held = new Set<Request>();

  constructor(later: Later) {
    this.#later = later;
  }

  request(...request: Request): Promise<void> {
    return new Promise((resolve) =>
      this.#later(() => {
        this.#waiting.add({ request, resolve });
        this.#grant();
      }),
    );
  }

  query(): Promise<{ readonly held: readonly { readonly name: string }[] }> {
    return new Promise((resolve) => this.#later(() => resolve({ held: [...this.#held].map(([name]) => ({ name })) })));
  }

  #grant(): void {
    for (const waiting of this.#waiting) {
      const { request, resolve } = waiting;
      const [name, { mode }, hold] = request;
      const isTaken = [...this.#held].some((held) => held[0] === name && mode !== "shared");
      if (isTaken) continue;
      this.#waiting.delete(waiting);
      this.#held.add(request);
      this.#later(() => {
        const held = hold();
        resolve(held);
        void held.then(() =>
          this.#later(() => {
            this.#held.delete(request);
            this.#grant();
          }),
        );
      });
    }
  }
}
