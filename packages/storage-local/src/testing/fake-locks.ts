import type { TabLocks } from "../browser-capabilities.ts";

/** Delivers something, now or at a later moment. */
export type Later = (arrive: () => void) => void;

type Request = Parameters<TabLocks["request"]>;

/** The locks of a fake browser: granted in the order of their requests, which a tab hears of later. */
export class FakeLocks implements TabLocks {
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
