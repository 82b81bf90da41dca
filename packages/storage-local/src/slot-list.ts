import type { ListingIssue } from "@inner-light/core";
import { type Identified, isRecordSlot, type RecordSlot, type Slot } from "./slot.ts";

/**
 * The elements of a list. It never changes, so whatever is asked of it is worked out once, when it is first asked.
 * This is the only place where anything read is kept for the next time.
 */
export class SlotList<Item extends Identified> {
  readonly slots: readonly Slot<Item>[];
  readonly #toJson: () => string;
  #json: string | undefined;
  #records: readonly Item[] | undefined;
  #ids: Set<number> | undefined;
  #issues: readonly ListingIssue[] | undefined;

  /** `toJson` is for those who come by the text of these elements more cheaply than one by one. */
  constructor(slots: readonly Slot<Item>[] = [], toJson: () => string = () => jsonOf(slots)) {
    this.slots = slots;
    this.#toJson = toJson;
  }

  /** The text of the list, as this site writes it. */
  get json(): string {
    this.#json ??= this.#toJson();
    return this.#json;
  }

  /** The records of the list, in its order: the same array each time, and frozen. */
  get records(): readonly Item[] {
    this.#records ??= Object.freeze(this.slots.filter(isRecordSlot).map(({ record }) => record));
    return this.#records;
  }

  get ids(): ReadonlySet<number> {
    return this.#knownIds();
  }

  /** Where and why an element could not be read. */
  get issues(): readonly ListingIssue[] {
    this.#issues ??= Object.freeze(
      this.slots.flatMap((slot, index) => (isRecordSlot(slot) ? [] : [Object.freeze({ index, reason: slot.reason })])),
    );
    return this.#issues;
  }

  find(id: number): RecordSlot<Item> | undefined {
    return this.slots.filter(isRecordSlot).find(({ record }) => record.id === id);
  }

  /** The list with one more element at its end. Neither its text nor its ids are worked out all over again. */
  with(slot: RecordSlot<Item>): SlotList<Item> {
    const longer = new SlotList(this.slots.concat(slot));
    longer.#json = this.slots.length === 0 ? `[${slot.json}]` : `${this.json.slice(0, -1)},${slot.json}]`;
    longer.#ids = this.#knownIds().add(slot.record.id);
    // Handed on, not copied: who asks this list again lets it count anew.
    this.#ids = undefined;
    return longer;
  }

  #knownIds(): Set<number> {
    this.#ids ??= new Set(this.records.map(({ id }) => id));
    return this.#ids;
  }
}

function jsonOf(slots: readonly Slot<Identified>[]): string {
  return `[${slots.map(({ json }) => json).join(",")}]`;
}
