import { Listeners } from "../shared/listeners.ts";
import type { Listing, Unsubscribe } from "../shared/listing.ts";
import { firstFreeId } from "../shared/record-id.ts";

/** A list that lives as long as the page. It hands out copies, as a store would. */
export class InMemoryList<Item extends { readonly id: number }> {
  #items: Item[] | undefined;
  readonly #listeners = new Listeners();

  /** Without initial records nothing was ever stored, which is not the same as an empty list. */
  constructor(initial?: readonly Item[]) {
    this.#items = initial?.map((item) => ({ ...item }));
  }

  listing(): Listing<Item> {
    if (this.#items === undefined) return { items: [], state: "absent", issues: [] };
    const items = this.#items.map((item) => ({ ...item }));
    return { items, state: items.length === 0 ? "empty" : "ok", issues: [] };
  }

  /** Adds what `make` makes of the first free id from `now` upward. */
  add(now: number, make: (id: number) => Item): Item {
    const items = this.#items ?? [];
    const item = make(firstFreeId(now, new Set(items.map(({ id }) => id))));
    this.#items = [...items, item];
    this.#listeners.notify();
    return { ...item };
  }

  /** Puts a record in the place of the one that has its id. Answers undefined where there is none. */
  update(item: Item): Item | undefined {
    const items = this.#items ?? [];
    if (!items.some(({ id }) => id === item.id)) return undefined;
    this.#items = items.map((old) => (old.id === item.id ? item : old));
    this.#listeners.notify();
    return { ...item };
  }

  /** Adds a record under its own id, or the next that is free. */
  restore(item: Item): Item {
    return this.add(item.id, (id) => ({ ...item, id }));
  }

  /** Answers whether there was such a record. */
  remove(id: number): boolean {
    const items = this.#items ?? [];
    const remaining = items.filter((item) => item.id !== id);
    if (remaining.length === items.length) return false;
    this.#items = remaining;
    this.#listeners.notify();
    return true;
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }
}
