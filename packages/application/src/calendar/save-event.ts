import * as core from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../use-case.ts";

export type SaveEventResult =
  | Incomplete
  | { readonly kind: "unchanged" }
  /** The same fields were also changed elsewhere. Asks which `version` to keep. */
  | {
      readonly kind: "ask-version";
      readonly edited: core.CalendarEvent;
      readonly stored: core.CalendarEvent;
      readonly fields: readonly core.EditedField[];
    }
  /** The series has `count` more events. Asks whether to edit `only` this one or the `later` ones too. */
  | { readonly kind: "ask-scope"; readonly count: number; readonly ownTimes: readonly core.CalendarDate[] }
  | {
      readonly kind: "saved";
      readonly events: readonly core.CalendarEvent[];
      readonly undo: readonly core.CalendarEventChange[];
    }
  /** A deleted event was restored, but saving the edit failed with `error`. */
  | { readonly kind: "restored-without-edit"; readonly error: unknown };

export interface SaveEventAnswers {
  readonly version?: "edited" | "stored";
  readonly scope?: "only" | "later";
}

/** Saves an edit and keeps changes made elsewhere in the meantime. */
export class SaveEvent {
  readonly #events: core.CalendarEventRepository;
  readonly #deleted: core.DeletedRecords;

  constructor(events: core.CalendarEventRepository, deleted: core.DeletedRecords) {
    this.#events = events;
    this.#deleted = deleted;
  }

  /**
   * Saves `typed` over the event that the owner `opened`. `seen` is the list on the screen; an event missing from it is
   * restored. Rejects with `ConflictError` if the event has changed since `seen`.
   */
  async run(
    seen: readonly core.CalendarEvent[],
    opened: core.CalendarEvent,
    typed: core.Unvalidated<core.CalendarEventDraft>,
    answers: SaveEventAnswers = {},
  ): Promise<SaveEventResult> {
    const reading = parsedOrIncomplete(() => core.revisedEvent(opened, typed));
    if (reading.kind === "incomplete") return reading;
    const edited = reading.parsed;
    const stored = seen.find(({ id }) => id === opened.id);
    if (stored === undefined) return this.#bringBack(edited);
    if (core.differingFields(opened, edited).length === 0) return { kind: "unchanged" };
    const fields = core.conflictingFields(opened, stored, edited);
    if (fields.length > 0 && answers.version === undefined) return { kind: "ask-version", edited, stored, fields };
    const rebased = core.rebasedEvent(opened, stored, edited, answers.version === "stored" ? fields : []);
    const { length: count } = core.laterInSeries(seen, stored);
    if (count > 1 && answers.scope === undefined)
      return { kind: "ask-scope", count, ownTimes: core.datesWithOwnTime(seen, stored, rebased) };
    const isForLater = answers.scope === "later";
    const changes = isForLater ? core.seriesChanges(seen, stored, rebased) : [{ before: stored, draft: rebased }];
    const events = await this.#events.update(changes);
    return { kind: "saved", events, undo: core.changesBack(seen, events) };
  }

  /** Restores and edits the deleted event, or adds a new one if it is no longer kept. */
  async #bringBack(edited: core.CalendarEvent): Promise<SaveEventResult> {
    const deleted = (await this.#deleted.list("events")).find(({ record }) => record.id === edited.id);
    if (deleted === undefined) {
      // Another device may have restored the event in the meantime.
      if ((await this.#events.list()).some(({ id }) => id === edited.id))
        throw new core.ConflictError("It was restored");
      return { kind: "saved", events: await this.#events.add([edited]), undo: [] };
    }
    await this.#deleted.restore("events", [edited.id]);
    try {
      const events = await this.#events.update([{ before: deleted.record, draft: edited }]);
      return { kind: "saved", events, undo: core.changesBack([deleted.record], events) };
    } catch (error) {
      return { kind: "restored-without-edit", error };
    }
  }
}
