import { type FieldIssue, readRecord } from "@inner-light/core";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { fields as allFields } from "../../../words/messages.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { forgetDraft, trySession } from "../browser/tab-session.ts";
import { useLanguage, useWords } from "../language/use-words.ts";

/** "reset" clears the fields for another draft. */
type AfterSave = "reset" | "keep" | { readonly kind: "incomplete"; readonly issues: readonly FieldIssue[] };

interface DraftFormOptions<Name extends string, Subject> {
  readonly drafts: DraftKind<Subject>;
  readonly subject: Subject;
  /** In page order. */
  readonly fields: Readonly<Record<Name, FormField>>;
  readonly maxLength: Readonly<Partial<Record<NoInfer<Name>, number>>>;
  /** If omitted, fields keep what was typed before the script ran, and the draft fills the rest. */
  readonly initial?: Readonly<Record<NoInfer<Name>, FieldValue>>;
  /** Rejects if saving fails. `isTypedOn` returns whether a field has changed since the submit. */
  readonly save: (typed: Readonly<Record<NoInfer<Name>, FieldValue>>, isTypedOn: () => boolean) => Promise<AfterSave>;
  /** `isIncomplete` tells whether a required field is blank. */
  readonly onInvalid: (isIncomplete: boolean) => void;
}

export type DraftForm<Name extends string> = Pick<ReturnType<typeof useDraftForm<Name, unknown>>, "control" | "field">;

const DOUBLE_TAP_MS = 800;

/** Creates a form whose values survive page changes and a reload. `save` validates them. */
export function useDraftForm<Name extends string, Subject>(options: DraftFormOptions<Name, Subject>) {
  const { drafts, subject, fields, maxLength, initial, save, onInvalid } = options;
  const names = Object.keys(fields);
  const idOf = (field: string) => `${drafts.key.replace(".", "-")}-${field}`;
  const blank: Values = { ...initial };
  const [kept] = useState(() => readDraft(drafts)?.values);
  const errorTextOf = useFieldErrorText(fields);
  const form = useForm<Values, unknown, Record<Name, FieldValue>>({
    reValidateMode: "onSubmit",
    // The library would focus in a timer, when the user may be typing elsewhere.
    shouldFocusError: false,
    ...(initial && { defaultValues: { ...initial, ...kept } }),
  });
  const { clearErrors, control, formState, getFieldState, getValues, handleSubmit, register, setValue, subscribe } =
    form;
  const [error, setFailure] = useState<unknown>(null);

  const fillIn = useEffectEvent(() => {
    if (initial !== undefined) return;
    for (const [field, value] of Object.entries(kept ?? {})) if (getValues(field) === "") setValue(field, value);
  });
  /** The names of full fields. A string, because an equal value does not rerender. */
  const [full, setFull] = useState("");
  const keep = useEffectEvent((about: typeof subject) => {
    const values = getValues();
    const isUnsaved = names.some((field) => (values[field] ?? "") !== (blank[field] ?? ""));
    if (isUnsaved) keepDraft(drafts, { values, subject: about });
    else forgetDraft(drafts.key);
    const limits = Object.entries<number | undefined>(maxLength);
    const isFull = (field: string, most = Number.POSITIVE_INFINITY) => String(values[field] ?? "").length >= most;
    setFull(limits.flatMap(([field, most]) => (isFull(field, most) ? field : [])).join(" "));
  });
  useEffect(() => {
    fillIn();
    keep(subject);
    return subscribe({ formState: { values: true }, callback: () => keep(subject) });
  }, [subscribe, subject]);

  const showIssues = (issues: readonly FieldIssue[]) => {
    for (const issue of issues) form.setError(issue.field, { message: errorTextOf(issue) });
    onInvalid(issues.some(({ code }) => code === "required"));
    const invalid = names.find((name) => issues.some(({ field }) => field === name));
    const element = invalid === undefined ? null : document.getElementById(idOf(invalid));
    (element?.querySelector("input") ?? element)?.focus();
  };

  const isLocked = useRef(false);
  const formElement = useRef<HTMLFormElement>(null);
  const submit = async (saveNow = save) => {
    const element = formElement.current;
    if (isLocked.current || element === null) return;
    isLocked.current = true;
    const unlock = () => {
      isLocked.current = false;
    };
    // Some password managers and extensions fill fields without firing an event.
    for (const [field, value] of new FormData(element))
      if (typeof getValues(field) === "string") setValue(field, String(value));
    clearErrors();
    const sent = { ...getValues() };
    const isAsSent = (name: string) => getValues(name) === sent[name];
    setFailure(null);
    const next = await handleSubmit((typed) => saveNow(typed, () => !names.every(isAsSent)))().catch(setFailure);
    if (typeof next === "object") showIssues(next.issues);
    if (next !== "reset") return unlock();
    // The page may be gone by now, and nothing else would delete the draft.
    if (names.every(isAsSent)) forgetDraft(drafts.key);
    // Text typed since the submit becomes the next draft.
    for (const name of names.filter(isAsSent)) setValue(name, blank[name] ?? "");
    // iPhones report the second tap of a double tap as a new click, which would send the emptied form.
    element.addEventListener("input", unlock, { once: true });
    setTimeout(unlock, DOUBLE_TAP_MS);
  };

  return {
    form,
    control,
    formProps: {
      ref: formElement,
      noValidate: true,
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        void submit();
      },
    },
    /** Submits the form, optionally with another `save`. */
    submit,
    isSaving: formState.isSubmitting,
    /** Why the last submit failed. */
    error,
    field: (field: Name) => ({
      id: idOf(field),
      error: getFieldState(field, formState).error?.message,
      input: { ...register(field, { onChange: () => clearErrors(field) }), maxLength: maxLength[field] },
      isFull: full.split(" ").includes(field),
    }),
  };
}

type Values = Record<string, FieldValue>;

export type FieldValue = string | boolean;

export interface DraftKind<Subject> {
  readonly key: string;
  readonly subjectSchema: v.GenericSchema<unknown, Subject>;
}

interface KeptDraft<Subject> {
  readonly values: Record<string, FieldValue>;
  readonly subject: Subject;
}

/** Keeps a draft while its tab is open, even across a reload. */
export function keepDraft<Subject>({ key }: DraftKind<Subject>, draft: KeptDraft<Subject>): void {
  trySession((storage) => storage.setItem(key, JSON.stringify(draft)));
}

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

/** A field's own messages for blank and invalid values. */
export type FormField = Readonly<Partial<Record<"required" | "malformed", string>>>;

export function useFieldErrorText(fields: Readonly<Record<string, FormField>>): (issue: FieldIssue) => string {
  const words = useWords(allFields);
  const language = useLanguage();
  return ({ field, code, limit = 0 }) => {
    if (code === "too-long") return formatPlural(words.tooLong, limit, language);
    const { required, malformed } = { ...words, ...fields[field] };
    return code === "required" ? required : malformed;
  };
}
