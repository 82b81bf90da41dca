import {
  CONTACT_SUBMISSION_MAX_LENGTH,
  cleanedEmailAddress,
  contactSubmissionDraftSchema,
  hasCode,
  isEmailAddress,
  isInnerLightError,
  mayBeStored,
  type ParsedContactSubmissionDraft,
} from "@inner-light/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Control, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import * as v from "valibot";
import { contact } from "../../../words/contact.ts";
import { errors } from "../../../words/messages.ts";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import { useCommand } from "../../queries/service-hooks.ts";
import { type ErrorMessage, errorMessageFor } from "../../site/error-messages.ts";
import { fill } from "../../site/fill.ts";
import { anchors, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { CONTACT_DRAFT } from "../../ui/browser/tab-session.ts";
import { useIsLate } from "../../ui/browser/use-is-late.ts";
import { Button } from "../../ui/button/button.ts";
import { Field, FieldPair, Input, InputField, TextArea } from "../../ui/field/field.tsx";
import { useDraftForm } from "../../ui/field/use-draft-form.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { ContactDetailText } from "../../ui/practice/contact-detail.tsx";
import { Stack } from "../../ui/section/section.ts";
import { Filled, SmallText } from "../../ui/text/text.tsx";
import { control, measure, space } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { WaysToSend } from "./ways-to-send.tsx";

interface ContactFormProps {
  /** What the visitor's question is about. Prefills empty notes. */
  readonly about?: string | undefined;
  readonly onSent?: (message: ParsedContactSubmissionDraft) => void;
}

export function ContactForm({ about, onSent }: ContactFormProps) {
  const { dataLocation, messageField: MessageField } = useBackend();
  const { mutateAsync: send } = useCommand("sendMessage");
  const { email, phone } = site.contact;
  const isCopied = dataLocation === "this-browser" && email.href === null && phone.textNumber === null;
  const keepsOwnMessages = useIsBound("ownMessages");
  const showToast = useToast();
  const { form, formProps, isSaving, error, field } = useDraftForm({
    drafts: CONTACT_DRAFTS,
    subject: null,
    initial: NO_MESSAGE,
    maxLength: CONTACT_SUBMISSION_MAX_LENGTH,
    errorTexts: { ...fields, notes: {} },
    save: async (typed) => {
      const result = await send([typed]);
      if (result.kind === "incomplete") return result;
      showToast({ ...contact.sent, quiet: true });
      onSent?.(result.message);
      return "reset";
    },
    onInvalid: () => showToast({ ...contact.incomplete, destructive: true }),
  });

  const isLate = useIsLate(isSaving, 10_000);

  const { control, formState, getValues, setValue } = form;
  useEffect(() => {
    if (about !== undefined && isUntouched(getValues("notes")))
      setValue("notes", `${contact.about} ${about}\n\n`, { shouldDirty: true });
  }, [about, getValues, setValue]);

  /** The email address found in invalid input. */
  const offered = formState.errors.email === undefined ? "" : cleanedEmailAddress(getValues("email"));
  const takeOffered = () => {
    setValue("email", offered, { shouldDirty: true, shouldValidate: true });
    form.setFocus("email");
  };

  return (
    <Form as="form" {...formProps} aria-label={pages.contact.name} data-draft={CONTACT_DRAFT}>
      {MessageField !== undefined && <MessageField />}
      <InputField
        label={fields.fullName.label}
        {...field("fullName")}
        required
        autoComplete="name"
        enterKeyHint="next"
      />
      <Field label={fields.address.label} hint={contact.addressHint} {...field("address")}>
        {(control) => <Address {...control} required autoComplete="street-address" rows={2} />}
      </Field>
      <FieldPair>
        <InputField
          label={fields.phone.label}
          {...field("phone")}
          required
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
        <Field label={fields.email.label} {...field("email")}>
          {(control) => (
            <>
              <Input {...control} required type="email" autoComplete="email" enterKeyHint="next" />
              {isEmailAddress(offered) && (
                <div>
                  <Button $variant="outlined" type="button" onClick={takeOffered}>
                    {fill(contact.useEmail, { email: offered })}
                  </Button>
                </div>
              )}
            </>
          )}
        </Field>
      </FieldPair>
      <Field label={fields.notes.label} {...field("notes")}>
        {(control) => <TextArea {...control} rows={5} />}
      </Field>
      {(error !== null || isLate) && <NotSavedNotice error={error} control={control} />}
      <div>
        <Button type="submit" aria-disabled={isSaving}>
          {contact.send}
        </Button>
        {error === null && (
          <NextStep>
            <span>{isSaving ? contact.saving[dataLocation] : contact.next[isCopied ? "to-copy" : dataLocation]}</span>{" "}
            <Link to="/terms" hash={keepsOwnMessages ? anchors.visitorData : anchors.privacy}>
              {keepsOwnMessages ? contact.kept : contact.privacy}
            </Link>
          </NextStep>
        )}
      </div>
    </Form>
  );
}

const text = v.optional(v.string(), "");

const messageSchema = v.object({ fullName: text, address: text, phone: text, email: text, notes: text });

type TypedMessage = v.InferOutput<typeof messageSchema>;

const NO_MESSAGE = v.parse(messageSchema, {});

const CONTACT_DRAFTS = { key: CONTACT_DRAFT, schema: v.object({ values: messageSchema, subject: v.null() }) };

const { fields } = contact;

function isUntouched(notes: string): boolean {
  return notes === "" || (notes.startsWith(contact.about) && /^.*\n\n$/.test(notes));
}

const Form = styled(Stack)`
  max-width: ${measure.form};
`;

const NextStep = styled(SmallText)`
  margin-top: ${space.m};
`;

/** Browsers autofill a full address only into a multiline field. */
const Address = styled(TextArea)`
  min-height: ${control.large};
`;

/** `error` is `null` until there is a response. */
function NotSavedNotice({ error, control }: { error: unknown; control: Control<TypedMessage> }) {
  const typed = v.safeParse(contactSubmissionDraftSchema, useWatch({ control }));
  const { title, text } = messageFor(error);
  const { email, phone } = site.contact;
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      <p>
        <Filled
          sentence={phone.absent ? contact.notSaved.byEmail : contact.notSaved.byEmailOrPhone}
          values={{ email: <ContactDetailText detail={email} />, phone: <ContactDetailText detail={phone} /> }}
        />
      </p>
      {typed.success && <WaysToSend message={typed.output} />}
    </Notice>
  );
}

function messageFor(error: unknown): ErrorMessage {
  if (error === null) return contact.takingLong;
  if (mayBeStored(error)) return contact.notSaved.arrivesOnce;
  if (isInnerLightError(error) && error.reason === undefined) {
    if (hasCode(error, "unavailable")) return contact.notSaved.notSent;
    if (hasCode(error, "throttled")) return contact.notSaved.tooMany;
  }
  return errorMessageFor(error, errors);
}
