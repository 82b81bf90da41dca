import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import {
  CONTACT_SUBMISSION_MAX_LENGTH,
  type ContactSubmission,
  type ContactSubmissionDraft,
  contactSubmissionDraftSchema,
} from "@inner-light/core";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { Button } from "../../components/button/button.ts";
import { ErrorSummary } from "../../components/field/error-summary.tsx";
import { Field, FieldStack, Input, TextArea } from "../../components/field/field.tsx";
import { useKeepDraft, useKeptDraft } from "../../components/field/kept-draft.ts";
import { LongText } from "../../components/field/long-text.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useFailureToast } from "../../components/toast/use-failure-toast.ts";
import { useSinglePress } from "../../components/use-single-press.ts";
import { toasts } from "../../site/toasts.ts";
import { color, control, from, measure, space, type } from "../../theme/tokens.ts";
import { NotSavedNotice } from "./not-saved-notice.tsx";
import { usePrefilledNotes } from "./use-prefilled-notes.ts";
import { useReadyToSend, useSendContactSubmission } from "./use-send-contact-submission.ts";

interface ContactFormProps {
  /** What the visitor would like to ask about: notes that are still empty begin with it. */
  readonly about?: string | undefined;
  /** Called with the message once it is safely kept. */
  readonly onSent?: (message: ContactSubmission) => void;
}

/**
 * The message to the practice. Checked when it is sent; a field's error goes when the field is edited;
 * what was typed goes only once it is safely kept, and is there again for whoever looks at another page meanwhile.
 */
export function ContactForm({ about, onSent }: ContactFormProps) {
  const kept = useKeptDraft<ContactSubmissionDraft>(DRAFT);
  const { register, handleSubmit, clearErrors, getValues, reset, setValue, formState } =
    useForm<ContactSubmissionDraft>({
      ...(kept && { defaultValues: kept }),
      resolver: standardSchemaResolver(contactSubmissionDraftSchema),
      reValidateMode: "onSubmit",
    });
  useKeepDraft(DRAFT, () => {
    const typed = getValues();
    return Object.values(typed).some(Boolean) ? typed : undefined;
  });
  const send = useSendContactSubmission();
  useReadyToSend();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(0);
  usePrefilledNotes(form, about, (notes) => setValue("notes", notes));

  const save = async (draft: ContactSubmissionDraft): Promise<boolean> => {
    try {
      const message = await send.mutateAsync(draft);
      reset(EMPTY);
      showToast(toasts.contactSent);
      onSent?.(message);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  const onSubmit = useSinglePress(async (event) => {
    let sent = false;
    await handleSubmit(
      async (draft) => {
        setFound(0);
        sent = await save(draft);
      },
      (errors) => {
        setFound(Object.keys(errors).length);
        showToast(toasts.invalidContactForm);
      },
    )(event);
    return sent;
  });

  const field = (name: keyof ContactSubmissionDraft) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    maxLength: CONTACT_SUBMISSION_MAX_LENGTH[name],
  });
  const error = (name: keyof ContactSubmissionDraft) => formState.errors[name]?.message;
  const problems = FIELDS.flatMap(({ name, id }) => {
    const message = error(name);
    return message === undefined ? [] : [{ id, message }];
  });

  return (
    <Form ref={form} noValidate onSubmit={onSubmit} aria-label="Contact">
      <FieldStack>
        <ErrorSummary id="contact-problems" problems={problems} found={found} />
        <Field id="contact-full-name" label="Full Name" error={error("fullName")}>
          {(control) => <Input {...control} {...field("fullName")} required autoComplete="name" enterKeyHint="next" />}
        </Field>
        <Field id="contact-address" label="Address" error={error("address")}>
          {(control) => <Address {...control} {...field("address")} required autoComplete="street-address" rows={2} />}
        </Field>
        <Pair>
          <Field id="contact-phone" label="Phone Number" error={error("phone")}>
            {(control) => (
              <Input
                {...control}
                {...field("phone")}
                required
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                enterKeyHint="next"
              />
            )}
          </Field>
          <Field id="contact-email" label="Email Address" error={error("email")}>
            {(control) => (
              <Input
                {...control}
                {...field("email")}
                required
                type="email"
                inputMode="email"
                autoComplete="email"
                enterKeyHint="next"
              />
            )}
          </Field>
        </Pair>
        <Field id="contact-notes" label="Notes (optional)" error={error("notes")}>
          {(control) => <LongText {...control} {...field("notes")} rows={5} />}
        </Field>
        {send.error !== null && <NotSavedNotice error={send.error} />}
        <div>
          <Button type="submit" aria-disabled={send.isPending}>
            Send Message
          </Button>
          {send.error === null && (
            <SmallPrint>
              Your message is kept in this browser, and in a last step you send it to me yourself. On a computer you
              share, other people who use it could read it.
            </SmallPrint>
          )}
        </div>
      </FieldStack>
    </Form>
  );
}

const DRAFT = "contact";

/** The fields in the order in which they stand, for the list of what is wrong with them. */
const FIELDS: readonly { readonly name: keyof ContactSubmissionDraft; readonly id: string }[] = [
  { name: "fullName", id: "contact-full-name" },
  { name: "address", id: "contact-address" },
  { name: "phone", id: "contact-phone" },
  { name: "email", id: "contact-email" },
  { name: "notes", id: "contact-notes" },
];

const EMPTY: ContactSubmissionDraft = { fullName: "", address: "", phone: "", email: "", notes: "" };

const Form = styled.form`
  max-width: ${measure.form};
`;

/** Browsers fill a whole address, in its lines, only into a field of several lines. */
const Address = styled(TextArea)`
  min-height: ${control.large};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;

const SmallPrint = styled.p`
  margin-top: ${space.m};
  font: ${type.small};
  color: ${color.soft};
`;
