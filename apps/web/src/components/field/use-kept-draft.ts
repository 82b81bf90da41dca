import { readRecord } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import * as v from "valibot";
import { trySession } from "../../browser/try-session.ts";
import { draftPlaces, forgetDraft } from "./forget-draft.ts";

/** The text of a field, or whether a box is checked. */
export type FieldValue = string | boolean;

/** The drafts of one form. */
export interface DraftKind<Subject> {
  readonly name: string;
  readonly subjectSchema: v.GenericSchema<unknown, Subject>;
}

/** The unsaved values of a form. */
export interface KeptDraft<Subject> {
  readonly values: Record<string, FieldValue>;
  /** What the form is about, for a page that opens it again. */
  readonly subject: Subject;
}

/**
 * Keeps the draft of a form for as long as its tab is open: across other pages of the site and, in session storage, across
 * a reload, which a phone does on its own after discarding the tab. Without session storage a reload loses it.
 */
export function useKeptDraft<Subject>({ name, subjectSchema }: DraftKind<Subject>) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey, storageKey } = draftPlaces(name);
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    const schema = v.object({ values: fieldValuesSchema, subject: subjectSchema });
    return {
      read: (): KeptDraft<Subject> | undefined =>
        queryClient.getQueryData<KeptDraft<Subject>>(queryKey) ?? readSession(storageKey, schema),
      keep(draft: KeptDraft<Subject>): void {
        queryClient.setQueryData<KeptDraft<Subject>>(queryKey, draft);
        trySession((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
      },
      forget: () => forgetDraft(queryClient, name),
    };
  }, [queryClient, name, subjectSchema]);
}

const fieldValuesSchema = v.custom<Record<string, FieldValue>>((values) =>
  Object.values(Object(values)).every((value) => typeof value === "string" || typeof value === "boolean"),
);

/** The draft that an earlier load of this tab kept; undefined when it is missing or has another shape. */
function readSession<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): Draft | undefined {
  const reading = readRecord(
    schema,
    trySession((storage) => JSON.parse(storage.getItem(key) ?? "null")),
  );
  return "record" in reading ? reading.record : undefined;
}
