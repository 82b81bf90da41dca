import { setTimeout } from "node:timers/promises";
import { aContactSubmissionDraft } from "@inner-light/core/testing";
import { expect } from "vitest";
import { openAdmin, openPage } from "./server-under-test.ts";

const PAUSE_MS = 20;

/** Each visitor sends one message after another and retries until the server acknowledges it. */
export class Visitors {
  readonly acknowledged: string[] = [];
  /** How often a page gave up after three tries. */
  failures = 0;
  readonly #notes: string;
  readonly #running: readonly Promise<void>[];
  #isOver = false;

  constructor(origins: readonly string[], { count = 8, notes = "" }: { count?: number; notes?: string } = {}) {
    this.#notes = notes;
    this.#running = Array.from({ length: count }, (_, visitor) =>
      this.#visit(visitor, origins[visitor % origins.length] ?? ""),
    );
  }

  async next(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    await expect.poll(() => this.acknowledged.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(goal);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Expects exactly the acknowledged messages, each once. Returns their number. */
  async expectInbox(origin: string): Promise<number> {
    const { inbox } = await openAdmin(origin);
    const stored = (await inbox.list()).map(({ notes }) => notes.replace(this.#notes, "").trim());
    const kept = new Set(stored);
    expect(this.acknowledged.filter((notes) => !kept.has(notes))).toEqual([]);
    expect(stored.length).toBe(kept.size);
    expect(stored.length).toBe(this.acknowledged.length);
    return stored.length;
  }

  async #visit(visitor: number, origin: string): Promise<void> {
    const { contactSubmissions } = openPage(origin);
    for (let message = 0; !this.#isOver; message++) {
      const notes = `${visitor}-${message}`;
      const draft = aContactSubmissionDraft({ notes: `${notes} ${this.#notes}` });
      const isSent = () =>
        contactSubmissions.add(draft).then(
          () => true,
          () => false,
        );
      for (; !(await isSent()); await setTimeout(PAUSE_MS)) this.failures += 1;
      this.acknowledged.push(notes);
    }
  }
}
