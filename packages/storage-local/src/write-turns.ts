import type { BrowserCapabilities, TabLocks } from "./browser-capabilities.ts";
import type { SiteStorage } from "./site-storage.ts";

/** The lock of a turn. With a number appended, it announces a write. */
const LOCK = "inner-light";

/** Key of the last write's number. Backups omit it. */
const NUMBER_KEY = "inner-light:write";

/** How long a tab waits for another tab, which may be frozen, and how long a write stays announced. */
const PATIENCE_MS = 2000;

/** Wraps `write` to run in a turn. A write that is the same in every tab does not need a number. */
export type InTurn = <Args extends unknown[], Result>(
  write: (...args: Args) => Result | Promise<Result>,
  isNumbered?: boolean,
) => (...args: Args) => Promise<Result>;

/**
 * Makes a browser's tabs write one after another, each after reading the others' writes.
 *
 * A lock alone is not enough. Chromium grants it before the next tab can read what was written under it. A turn
 * therefore ends by storing a number and announcing it in the name of a second lock. The next tab waits until its own
 * storage shows that number. Without locks, writes run at once.
 */
export function writeTurns(browser: BrowserCapabilities, storage: SiteStorage): InTurn {
  const { locks, page } = browser;
  /** Kept here because the storage may be cleared. */
  let seen = 0;
  let wake = () => {};
  let endAnnouncement = () => {};
  let previousTurn: Promise<unknown> = Promise.resolve();
  // A timer could take a second in a hidden tab.
  page?.addEventListener("storage", () => wake());

  /** Waits for the lock, or until another tab has held it for too long. Resolves to a function that ends the turn. */
  function begin(locks: TabLocks): Promise<() => void> {
    return new Promise((resolve) => {
      let isLate = false;
      const beginWithout = () => {
        isLate = true;
        resolve(() => {});
      };
      browser.setTimeout(beginWithout, PATIENCE_MS);
      const hold = async () => (isLate ? undefined : new Promise<void>(resolve));
      locks.request(LOCK, {}, hold).catch(beginWithout);
    });
  }

  function numberSeen(): number {
    seen = Math.max(seen, Number(storage.get(NUMBER_KEY)) || 0);
    return seen;
  }

  /** Waits until this tab's storage shows the last write's number, or for `PATIENCE_MS`. Resolves to that number. */
  async function lastNumber(locks: TabLocks): Promise<number> {
    const { held = [] } = await locks.query().catch(() => ({ held: [] }));
    const announced = held.map(({ name = "" }) => Number(name.split(`${LOCK}:`)[1]) || 0);
    const last = Math.max(0, ...announced);
    let isPatient = true;
    if (numberSeen() < last) {
      browser.setTimeout(() => {
        isPatient = false;
        wake();
      }, PATIENCE_MS);
    }
    while (isPatient && numberSeen() < last) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return Math.max(last, numberSeen());
  }

  /** Resolves once other tabs can see the announcement. */
  function announce(locks: TabLocks, number: number): Promise<void> {
    try {
      storage.write([[NUMBER_KEY, String(number)]]);
    } catch {
      // If the number does not fit, the other tabs wait until the announcement ends.
    }
    seen = number;
    return new Promise((resolve) => {
      const hold = () => {
        resolve();
        endAnnouncement();
        return new Promise<void>((end) => {
          endAnnouncement = end;
          browser.setTimeout(end, PATIENCE_MS);
        });
      };
      locks.request(`${LOCK}:${number}`, { mode: "shared" }, hold).catch(() => resolve());
    });
  }

  async function take<Result>(locks: TabLocks, write: () => Result | Promise<Result>, isNumbered: boolean) {
    const end = await begin(locks);
    let last = 0;
    try {
      last = await lastNumber(locks);
      return await write();
    } finally {
      // A refused write may have stored and restored a string.
      if (isNumbered) await announce(locks, last + 1);
      end();
    }
  }

  return (write, isNumbered = true) =>
    async (...args) => {
      if (!locks) return write(...args);
      // Requests one lock at a time, so only other tabs can cause a timeout.
      const turn = previousTurn.then(() => take(locks, () => write(...args), isNumbered));
      previousTurn = turn.catch(() => {});
      return turn;
    };
}
