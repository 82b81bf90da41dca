import { type CreateLimiter, consume, type Keys, keyInUse, takeBack, tooMany } from "./limiter.ts";

/** Wrong passwords per address in 15 minutes. */
export const WRONG_PASSWORDS_PER_ADDRESS = 10;

/** After this many wrong passwords in an hour, addresses that sent one wait before each check. */
export const WRONG_PASSWORDS_BEFORE_SLOW = 50;

const SLOW_MS = 2_000;
const MAX_WAITING = 100;
const BUSY_MS = 5_000;
const EVERYONE = "all";

interface PasswordAttemptsOptions {
  readonly verifyPassword: (password: string) => Promise<string | null>;
  readonly createLimiter: CreateLimiter;
  readonly delay?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Checks passwords one at a time, because each check uses a lot of memory. Browsers that signed in before go first. */
export function passwordAttempts({ verifyPassword, createLimiter, delay = pause }: PasswordAttemptsOptions) {
  const [points, slowPoints] = [WRONG_PASSWORDS_PER_ADDRESS, WRONG_PASSWORDS_BEFORE_SLOW];
  const perAddress = createLimiter({ keyPrefix: "password", points, duration: 15 * 60 });
  const wrongInAll = createLimiter({ keyPrefix: "wrong-passwords", points: slowPoints, duration: 60 * 60 });
  /** The waiting checks, by priority. */
  const queues: (() => void)[][] = [[], [], []];
  let isChecking = false;

  const isSlow = async () => ((await wrongInAll.get(EVERYONE))?.consumedPoints ?? 0) >= slowPoints;

  /**
   * Resolves to the hash or `null`. Counts attempts before checking them, so simultaneous ones cannot exceed the limit.
   */
  return async (password: string, keys: Keys, isKnownBrowser = false): Promise<string | null> => {
    const key = await keyInUse(perAddress, keys);
    const { consumedPoints } = await consume(perAddress, key, "wrong-password");
    const isGuesser = !isKnownBrowser && consumedPoints > 1;
    const queue = queues[isKnownBrowser ? 0 : isGuesser ? 2 : 1] ?? [];
    if (queue.length >= MAX_WAITING) {
      await takeBack(perAddress, key);
      throw tooMany(BUSY_MS);
    }
    // Resumes when the previous check is done.
    if (isChecking) await new Promise<void>((resolve) => queue.push(resolve));
    isChecking = true;
    try {
      if (isGuesser && (await isSlow())) await delay(SLOW_MS);
      const hash = await verifyPassword(password);
      if (hash === null) await wrongInAll.penalty(EVERYONE);
      else await perAddress.delete(key);
      return hash;
    } finally {
      const next = queues.find(({ length }) => length > 0)?.shift();
      if (next === undefined) isChecking = false;
      else next();
    }
  };
}
