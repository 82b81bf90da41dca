import type { BrowserCapabilities, TabLocks } from "./browser-capabilities.ts";
import type { SiteStorage } from "./site-storage.ts";

/** The lock that a tab holds during its turn. With a number appended, the lock that announces a write. */
const LOCK = "inner-light";

/** The key of the last write's number. Backups omit it. */
const NUMBER_KEY = "inner-light:write";

/** How long a tab waits for another tab, which may be frozen, and how long a write stays announced. */
const PATIENCE_MS = 2000;

/** Makes a function that runs `write` in a turn. A write that every tab makes identically does not need a number. */
export type InTurn = <Args extends unknown[], Result>(
  write: (...args: Args) => Result | Promise<Result>,
  isNumbered?: boolean,
) => (...args: Args) => Promise<Result>;

/**
 * Lets the tabs of a browser write one after the other, each after reading what the others have written.
 *
 * A lock alone is not enough, because Chromium passes it on before the other tabs can read what was written under it.
 * So a turn ends by storing a number, after everything else, and announcing it in the name of a second lock. The next
 * tab waits until its own storage shows that number. Without locks, each write runs at once.
 */
export function writeTurns(browser: BrowserCapabilities, storage: SiteStorage): InTurn {
  const { locks, page } = browser;
  /** The highest number so far, kept because the storage may be cleared. */
  let seen = 0;
  let wake = () => {};
  let endAnnouncement = () => {};
  let previousTurn: Promise<unknown> = Promise.resolve();
  // A timer could take a second in a hidden tab.
  page?.addEventListener("storage", () => wake());

  /** Waits for the lock, or until another tab has held it for too long. Resolves to the function that ends the turn. */
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

  /** Waits until this tab's storage shows the last write's number, or patience ends. Resolves to that number. */
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

  /** Resolves when the write with this number has been announced to the other tabs. */
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
      // Even a refused write may have stored a string before restoring the old one.
      if (isNumbered) await announce(locks, last + 1);
      end();
    }
  }

  return (write, isNumbered = true) =>
    async (...args) => {
      if (!locks) return write(...args);
      // One lock request at a time, so that only other tabs can exhaust the patience.
      const turn = previousTurn.then(() => take(locks, () => write(...args), isNumbered));
      previousTurn = turn.catch(() => {});
      return turn;
    };
}
