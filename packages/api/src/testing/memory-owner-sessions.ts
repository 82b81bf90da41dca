import type { Clock } from "@inner-light/core";
import { isOwnerSessionOpen, type OwnerSessions } from "@inner-light/core";

/** Sessions in memory, which are gone with the process. */
export class MemoryOwnerSessions implements OwnerSessions {
  readonly #clock: Clock;
  readonly #sessions = new Map<string, { readonly startedAt: number; readonly usedAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async start(tokenHash: string): Promise<void> {
    const now = this.#clock.now();
    this.#sessions.set(tokenHash, { startedAt: now, usedAt: now });
  }

  async use(tokenHash: string): Promise<boolean> {
    const session = this.#find(tokenHash);
    if (session === undefined) return false;
    this.#sessions.set(tokenHash, { ...session, usedAt: this.#clock.now() });
    return true;
  }

  async isActive(tokenHash: string): Promise<boolean> {
    return this.#find(tokenHash) !== undefined;
  }

  async end(tokenHash: string): Promise<void> {
    this.#sessions.delete(tokenHash);
  }

  #find(tokenHash: string) {
    const session = this.#sessions.get(tokenHash);
    if (session === undefined) return undefined;
    return isOwnerSessionOpen(session.startedAt, session.usedAt, this.#clock.now()) ? session : undefined;
  }
}
