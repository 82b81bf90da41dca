import { type FieldIssue, readRecord } from "@inner-light/core";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useForm, useWatch } from "react-hook-form";
import type * as v from "valibot";
import { fields as allFields } from "../../../words/messages.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { forgetDraft, trySession } from "../browser/tab-session.ts";
import { useLanguage, useWords } from "../language/use-words.ts";
import { LiveNote } from "./field.tsx";

/** "reset" clears the fields for another draft. */
type AfterSave = "reset" | "keep" | { readonly kind: "incomplete"; readonly issues: readonly FieldIssue[] };

export interface DraftFormOptions<Values extends FieldValues, Subject> {
  readonly drafts: DraftKind<Values, Subject>;
  readonly subject: Subject;
  /** The values before any input, in page order. When they change, edited fields keep their text. */
  readonly initial: NoInfer<Values>;
  readonly maxLength: Readonly<Partial<Record<FieldPath<NoInfer<Values>>, number>>>;
  readonly errorTexts: FieldErrorTexts<FieldPath<NoInfer<Values>>>;
  /** Rejects if saving fails. `isTypedOn` returns whether a field has changed since the submit. */
  readonly save: (values: NoInfer<Values>, isTypedOn: () => boolean) => Promise<AfterSave>;
  /** `isIncomplete` tells whether a required field is blank. */
  readonly onInvalid: (isIncomplete: boolean) => void;
}

export type DraftForm<Values extends FieldValues> = ReturnType<typeof useDraftForm<Values, unknown>>;

const DOUBLE_TAP_MS = 800;

/** Creates a form whose values survive page changes and a reload. `save` validates them. */
export function useDraftForm<Values extends FieldValues, Subject>(options: DraftFormOptions<Values, Subject>) {
  const { drafts, subject, initial, maxLength, errorTexts, save, onInvalid } = options;
  const names = Object.keys(initial) as FieldPath<Values>[];
  const form = useForm<Values>({
    values: initial,
    resetOptions: { keepDirty: true, keepDirtyValues: true },
    // The library would focus in a timer, when the user may be typing elsewhere.
    shouldFocusError: false,
  });
  const { control, formState, getValues, register, reset, resetField, setError, subscribe } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [error, setFailure] = useState<unknown>(null);
  const errorTextOf = useFieldErrorText(errorTexts);

  /** Keeps a draft while its tab is open, even across a reload. */
  const keep = useEffectEvent((values: Values, isUnsaved = false) => {
    if (!isUnsaved) return forgetDraft(drafts.key);
    trySession((storage) => storage.setItem(drafts.key, JSON.stringify({ values, subject })));
  });
  /** Fields edited before the script ran keep their text. */
  const restore = useEffectEvent(() => {
    const values = { ...getValues(), ...readDraft(drafts)?.values };
    reset(values, { keepDefaultValues: true, keepDirty: false });
  });
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => keep(values, isDirty),
    });
    restore();
    return unsubscribe;
  }, [subscribe]);

  const showIssues = (issues: readonly FieldIssue[]) => {
    const issueOf = (name: string) => issues.find(({ field }) => field === name);
    const first = names.find(issueOf);
    for (const name of names) {
      const issue = issueOf(name);
      if (issue) setError(name, { message: errorTextOf(issue) }, { shouldFocus: name === first });
    }
    onInvalid(issues.some(({ code }) => code === "required"));
  };

  const doubleTapEnd = useRef(0);
  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // iPhones report the second tap of a double tap as a new click, which would send the emptied form.
    const isSecondTap = !isDirty && performance.now() < doubleTapEnd.current;
    if (isSubmitting || isSecondTap) return;
    // Some password managers and extensions fill fields without firing an event.
    const values: Record<string, unknown> = getValues();
    const texts = Array.from(new FormData(event?.currentTarget)).filter(([name]) => typeof values[name] === "string");
    form.setValues((values) => ({ ...values, ...Object.fromEntries(texts) }), { shouldDirty: true });
    form.clearErrors();
    setFailure(null);
    const sent = new Map(names.map((name) => [name, getValues(name)]));
    const isAsSent = (name: FieldPath<Values>) => getValues(name) === sent.get(name);
    const isTypedOn = () => !names.every(isAsSent);
    const next = await form
      .handleSubmit((values) => save(values, isTypedOn))()
      .catch(setFailure);
    if (typeof next === "object") showIssues(next.issues);
    if (next !== "reset") return;
    doubleTapEnd.current = performance.now() + DOUBLE_TAP_MS;
    // The page may be gone by now, and nothing else would delete the draft.
    if (!isTypedOn()) forgetDraft(drafts.key);
    // Text typed since the submit becomes the next draft.
    for (const name of names.filter(isAsSent)) resetField(name);
  };

  return {
    form,
    formProps: { noValidate: true, onSubmit: submit },
    submit,
    isSaving: isSubmitting,
    isDirty,
    error,
    field: (name: FieldPath<Values>) => {
      const most = maxLength[name];
      return {
        id: `${drafts.key.replace(".", "-")}-${name}`,
        error: errors[name]?.message,
        input: { ...register(name), maxLength: most },
        note: most === undefined ? null : <FullNote control={control} name={name} maxLength={most} />,
      };
    },
  };
}

interface FullNoteProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly maxLength: number;
}

/** Tells the user that a field is full, because browsers silently truncate a longer paste. */
function FullNote<Values extends FieldValues>({ control, name, maxLength }: FullNoteProps<Values>) {
  const words = useWords(allFields);
  const language = useLanguage();
  const isFull = useWatch({ control, name, compute: (value) => value.length >= maxLength });
  return <LiveNote>{isFull && formatPlural(words.full, maxLength, language)}</LiveNote>;
}

export interface DraftKind<Values, Subject> {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, { readonly values: Values; readonly subject: Subject }>;
}

export function readDraft<Values, Subject>({ key, schema }: DraftKind<Values, Subject>) {
  const stored = trySession((storage) => JSON.parse(storage.getItem(key) ?? "null"));
  const reading = readRecord(schema, stored);
  return "record" in reading ? reading.record : undefined;
}

/** The fields' own messages for blank and invalid values. */
export type FieldErrorTexts<Name extends string> = Readonly<
  Partial<Record<Name, Partial<Record<"required" | "malformed", string>>>>
>;

export function useFieldErrorText(texts: FieldErrorTexts<string>): (issue: FieldIssue) => string {
  const words = useWords(allFields);
  const language = useLanguage();
  return ({ field, code, limit = 0 }) => {
    if (code === "too-long") return formatPlural(words.tooLong, limit, language);
    const { required, malformed } = { ...words, ...texts[field] };
    return code === "required" ? required : malformed;
  };
}
