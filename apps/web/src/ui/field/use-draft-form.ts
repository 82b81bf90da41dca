import { type FieldIssue, readRecord } from "@inner-light/core";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { fields as allFields } from "../../../words/messages.ts";
import { formatPlural } from "../../site/format-plural.ts";
import { forgetDraft, trySession } from "../browser/tab-session.ts";
import { useLanguage, useWords } from "../language/use-words.ts";

/** What became of a form: stored, a question for the person, or the rules that the draft breaks. */
type SaveOutcome =
  | { readonly kind: "saved" | "asked" }
  | { readonly kind: "incomplete"; readonly issues: readonly FieldIssue[] };

interface DraftFormOptions<Name extends string, Typed, Subject> {
  readonly drafts: DraftKind<Subject>;
  /** What the form is about. Kept with the draft. */
  readonly subject: Subject;
  /** In the order of the page. */
  readonly fields: Readonly<Record<Name, FormField>>;
  readonly maxLength: Readonly<Partial<Record<NoInfer<Name>, number>>>;
  /** The initial values. Without them, the fields keep what was typed before the script ran, and a draft fills the rest. */
  readonly initial?: Readonly<Record<NoInfer<Name>, FieldValue>>;
  /** Checks and stores what was typed. Rejects if it cannot be stored. */
  readonly save: (typed: Typed) => Promise<SaveOutcome>;
  /** Called when the draft breaks a rule. It is incomplete when a required field is blank. */
  readonly onInvalid: (isIncomplete: boolean) => void;
}

/** The part of a form that its fields need. */
export type DraftForm<Name extends string> = Pick<
  ReturnType<typeof useDraftForm<Name, unknown, unknown>>,
  "control" | "field"
>;

const DOUBLE_TAP_MS = 800;

/** A form for the draft of a noun, which is checked where it is saved. What was typed survives other pages and a reload. */
export function useDraftForm<Name extends string, Typed, Subject>(options: DraftFormOptions<Name, Typed, Subject>) {
  const { drafts, subject, fields, maxLength, initial, save, onInvalid } = options;
  const names = Object.keys(fields);
  const idOf = (field: string) => `${drafts.key.replace(".", "-")}-${field}`;
  const blank: Values = { ...initial };
  const [kept] = useState(() => readDraft(drafts)?.values);
  const errorTextOf = useFieldErrorText(fields);
  const form = useForm<Values, unknown, Typed>({
    reValidateMode: "onSubmit",
    // The library focuses twice, the second time in a timer, when the person may be typing already.
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
  /** The names of the fields in which nothing more fits, as one text, so that an equal one renders nothing. */
  const [full, setFull] = useState("");
  const keep = useEffectEvent(() => {
    const values = getValues();
    const isUnsaved = names.some((field) => (values[field] ?? "") !== (blank[field] ?? ""));
    if (isUnsaved) keepDraft(drafts, { values, subject });
    else forgetDraft(drafts.key);
    const limits = Object.entries<number | undefined>(maxLength);
    const isFull = (field: string, most = Number.POSITIVE_INFINITY) => String(values[field] ?? "").length >= most;
    setFull(limits.flatMap(([field, most]) => (isFull(field, most) ? field : [])).join(" "));
  });
  useEffect(() => {
    fillIn();
    keep();
    return subscribe({ formState: { values: true }, callback: () => keep() });
  }, [subscribe]);

  const showIssues = (issues: readonly FieldIssue[]) => {
    for (const issue of issues) form.setError(issue.field, { message: errorTextOf(issue) });
    onInvalid(issues.some(({ code }) => code === "required"));
    const invalid = names.find((name) => issues.some(({ field }) => field === name));
    const element = invalid === undefined ? null : document.getElementById(idOf(invalid));
    // For a group, focus its first control.
    (element?.querySelector("input") ?? element)?.focus();
  };

  const isLocked = useRef(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    const unlock = () => {
      isLocked.current = false;
    };
    const formElement = event.currentTarget;
    // Some password managers and extensions fill fields without an event.
    for (const [field, value] of new FormData(formElement))
      if (typeof getValues(field) === "string") setValue(field, String(value));
    clearErrors();
    let outcome: SaveOutcome = { kind: "asked" };
    await handleSubmit(async (typed) => {
      setFailure(null);
      try {
        outcome = await save(typed);
        if (outcome.kind === "saved") forgetDraft(drafts.key);
        if (outcome.kind === "incomplete") showIssues(outcome.issues);
      } catch (reason) {
        setFailure(reason);
      }
    })(event);
    if (outcome.kind !== "saved") return unlock();
    // The second tap of a double tap would send the emptied form. Safari on iPhones counts it as a first click.
    formElement.addEventListener("input", unlock, { once: true });
    setTimeout(unlock, DOUBLE_TAP_MS);
  };

  return {
    form,
    control,
    onSubmit,
    isSaving: formState.isSubmitting,
    /** Why the draft could not be stored when the form was last sent. */
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

/** Sentences of a field's own: for one that is blank, and for a value that is not of the right form, or not offered. */
export type FormField = Readonly<Partial<Record<"required" | "malformed", string>>>;

/** Makes the sentence below a field that breaks a rule: the field's own, or that of all fields. */
export function useFieldErrorText(fields: Readonly<Record<string, FormField>>): (issue: FieldIssue) => string {
  const words = useWords(allFields);
  const language = useLanguage();
  return ({ field, code, limit = 0 }) => {
    if (code === "too-long") return formatPlural(words.tooLong, limit, language);
    const { required, malformed } = { ...words, ...fields[field] };
    return code === "required" ? required : malformed;
  };
}
