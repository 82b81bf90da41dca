import { readRecord } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import * as v from "valibot";

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
 * Keeps the draft of a form for as long as its tab is open: over other pages of the site, and in session storage over a
 * reload, which a phone does by itself when it has discarded the tab. Without session storage a reload loses it.
 */
export function useKeptDraft<Subject>({ name, subjectSchema }: DraftKind<Subject>) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = ["draft", name];
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    const storageKey = `draft.${name}`;
    const schema = v.object({ values: fieldValuesSchema, subject: subjectSchema });
    return {
      read: (): KeptDraft<Subject> | undefined =>
        queryClient.getQueryData<KeptDraft<Subject>>(queryKey) ?? readSession(storageKey, schema),
      keep(draft: KeptDraft<Subject>): void {
        queryClient.setQueryData<KeptDraft<Subject>>(queryKey, draft);
        trySession((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
      },
      forget(): void {
        queryClient.removeQueries({ queryKey, exact: true });
        trySession((storage) => storage.removeItem(storageKey));
      },
    };
  }, [queryClient, name, subjectSchema]);
}

const fieldValuesSchema = v.custom<Record<string, FieldValue>>((values) =>
  Object.values(Object(values)).every((value) => typeof value === "string" || typeof value === "boolean"),
);

/** The draft that an earlier load of this tab kept, unless there is none or it does not have this shape. */
function readSession<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): Draft | undefined {
  const reading = readRecord(
    schema,
    trySession((storage) => JSON.parse(storage.getItem(key) ?? "null")),
  );
  return "record" in reading ? reading.record : undefined;
}

/** `undefined` where the browser refuses: blocked or full storage, or no browser at all. */
function trySession<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
