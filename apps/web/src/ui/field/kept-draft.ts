import { readRecord } from "@inner-light/core";
import * as v from "valibot";
import { trySession } from "../browser/try-session.ts";

/** The text of a field, or whether a box is checked. */
export type FieldValue = string | boolean;

/** The drafts of one form. */
export interface DraftKind<Subject> {
  /** The key of the tab's session storage. */
  readonly key: string;
  readonly subjectSchema: v.GenericSchema<unknown, Subject>;
}

/** The unsaved values of a form. */
interface KeptDraft<Subject> {
  readonly values: Record<string, FieldValue>;
  /** What the form is about, for a page that opens it again. */
  readonly subject: Subject;
}

/**
 * Keeps the draft of a form for as long as its tab is open: across other pages of the site, and across a reload, which a
 * phone does on its own after discarding the tab. Where the browser blocks session storage, a reload loses it.
 */
export function keepDraft<Subject>({ key }: DraftKind<Subject>, draft: KeptDraft<Subject>): void {
  trySession((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** The draft that the tab keeps; undefined when it is missing or has another shape. */
export function readDraft<Subject>({ key, subjectSchema }: DraftKind<Subject>): KeptDraft<Subject> | undefined {
  const reading = readRecord(
    v.object({ values: fieldValuesSchema, subject: subjectSchema }),
    trySession((storage) => JSON.parse(storage.getItem(key) ?? "null")),
  );
  return "record" in reading ? reading.record : undefined;
}

const fieldValuesSchema = v.custom<Record<string, FieldValue>>((values) =>
  Object.values(Object(values)).every((value) => typeof value === "string" || typeof value === "boolean"),
);
