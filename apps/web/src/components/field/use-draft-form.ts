import { type FieldIssueCode, ValidationError, validate } from "@inner-light/core";
import { useEffect, useEffectEvent, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { GenericSchema, InferOutput } from "valibot";
import { useErrorToast } from "../toast/use-error-toast.ts";
import { useSubmitOnce } from "../use-submit-once.ts";
import { type DraftKind, type FieldValue, useKeptDraft } from "./use-kept-draft.ts";

interface DraftFormOptions<Name extends string, Schema extends GenericSchema, Subject> {
  readonly drafts: DraftKind<Subject>;
  /** What the form is about. Kept with the draft. */
  readonly subject: Subject;
  readonly schema: Schema;
  /** The id of each field, in the order of the page. */
  readonly ids: Readonly<Record<Name, string>>;
  readonly maxLength: Readonly<Partial<Record<NoInfer<Name>, number>>>;
  /** The initial values. Without them, the fields keep what was typed before the script ran, and a draft fills the rest. */
  readonly initial?: Readonly<Record<NoInfer<Name>, FieldValue>>;
  /** Stores the draft and resolves to `true`, or rejects. `false`: the person has thought again. */
  readonly save: (parsed: InferOutput<Schema>) => Promise<boolean>;
  /** Called when the draft breaks a rule. It is incomplete when a required field is blank. */
  readonly onInvalid: (isIncomplete: boolean) => void;
}

/** The part of a form that its fields need. */
export type DraftForm<Name extends string> = Pick<
  ReturnType<typeof useDraftForm<Name, GenericSchema, unknown>>,
  "control" | "field"
>;

/**
 * A form for the draft of a noun. It validates on submit, and editing a field clears its error. What was typed is kept
 * until it is stored, across other pages of the site and a reload.
 */
export function useDraftForm<Name extends string, Schema extends GenericSchema, Subject>(
  options: DraftFormOptions<Name, Schema, Subject>,
) {
  const { subject, schema, ids, maxLength, initial, save, onInvalid } = options;
  const fields = Object.entries<string>(ids);
  const blank: Values = { ...initial };
  const drafts = useKeptDraft(options.drafts);
  const [kept] = useState(() => drafts.read()?.values);
  const form = useForm<Values, unknown, InferOutput<Schema>>({
    resolver: resolverFor(schema),
    reValidateMode: "onSubmit",
    ...(initial && { defaultValues: { ...initial, ...kept } }),
  });
  const { clearErrors, control, formState, getFieldState, getValues, handleSubmit, register, setValue, subscribe } =
    form;
  const [issuesWhenSent, setIssues] = useState<readonly FoundIssue[]>([]);
  const [error, setError] = useState<unknown>(null);
  const showError = useErrorToast();

  const fillIn = useEffectEvent(() => {
    if (initial !== undefined) return;
    for (const [field, value] of Object.entries(kept ?? {})) if (getValues(field) === "") setValue(field, value);
  });
  const keep = useEffectEvent(() => {
    const values = getValues();
    const isUnsaved = fields.some(([field]) => (values[field] ?? "") !== (blank[field] ?? ""));
    if (isUnsaved) drafts.keep({ values, subject });
    else drafts.forget();
  });
  useEffect(() => {
    fillIn();
    keep();
    return subscribe({ formState: { values: true }, callback: () => keep() });
  }, [subscribe]);

  const onSubmit = useSubmitOnce(async (event) => {
    let isSaved = false;
    await handleSubmit(
      async (parsed) => {
        setIssues([]);
        setError(null);
        try {
          isSaved = await save(parsed);
          if (isSaved) drafts.forget();
        } catch (reason) {
          setError(reason);
          showError(reason);
        }
      },
      (errors) => {
        setIssues(
          fields.flatMap(([field, id]) => {
            const message = errors[field]?.message;
            return message === undefined ? [] : [{ field, id, message }];
          }),
        );
        onInvalid(Object.values(errors).some((issue) => issue?.type === REQUIRED));
      },
    )(event);
    return isSaved;
  });

  return {
    form,
    control,
    onSubmit,
    isSaving: formState.isSubmitting,
    /** Why the draft could not be stored when the form was last sent. */
    error,
    /** What was wrong when the form was last sent, in the order of the page. */
    issues: issuesWhenSent.map(({ field, ...issue }) => ({
      ...issue,
      isEdited: getFieldState(field, formState).error === undefined,
    })),
    /** The properties of a `Field`. */
    field: (field: Name) => ({
      id: ids[field],
      error: getFieldState(field, formState).error?.message,
      input: { ...register(field, { onChange: () => clearErrors(field) }), maxLength: maxLength[field] },
    }),
  };
}

/** What was wrong with a field when the form was last sent. */
interface FoundIssue {
  readonly field: string;
  readonly id: string;
  readonly message: string;
}

type Values = Record<string, FieldValue>;

const REQUIRED: FieldIssueCode = "required";

function resolverFor<Schema extends GenericSchema>(schema: Schema): Resolver<Values, unknown, InferOutput<Schema>> {
  return (values) => {
    try {
      return { values: validate(schema, values), errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors = error.issues.map(({ field, code, message }) => [field, { type: code, message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    }
  };
}
