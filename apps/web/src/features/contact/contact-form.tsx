import { CONTACT_SUBMISSION_MAX_LENGTH, type ContactSubmission, contactSubmissionDraftSchema } from "@inner-light/core";
import { useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/button/button.ts";
import { ErrorSummary } from "../../components/field/error-summary.tsx";
import { Field, FieldStack, Input, TextArea } from "../../components/field/field.tsx";
import { LongText } from "../../components/field/long-text.tsx";
import { useDraftForm } from "../../components/field/use-draft-form.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { ContactSubmissionRepository } from "../../ioc/tokens.ts";
import { useDataLocation } from "../../ioc/use-backend.ts";
import { toasts } from "../../site/toasts.ts";
import { color, control, measure, media, space, type } from "../../theme/tokens.ts";
import { NotSavedNotice } from "./not-saved-notice.tsx";
import { usePrefilledNotes } from "./use-prefilled-notes.ts";
import { useReadyToSend } from "./use-ready-to-send.ts";

interface ContactFormProps {
  /** What the visitor would like to ask about: notes that are still empty begin with it. */
  readonly about?: string | undefined;
  /** Called with the message once it is stored. */
  readonly onSent?: (message: ContactSubmission) => void;
}

/** The message to the practice. */
export function ContactForm({ about, onSent }: ContactFormProps) {
  const repository = useService(ContactSubmissionRepository);
  useReadyToSend();
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit, isSaving, error, errorCount, issues, field } = useDraftForm({
    name: "contact",
    subject: undefined,
    schema: contactSubmissionDraftSchema,
    ids: IDS,
    maxLength: CONTACT_SUBMISSION_MAX_LENGTH,
    save: async (draft) => {
      const message = await repository.add(draft);
      form.reset(EMPTY);
      showToast(toasts.contactSent);
      onSent?.(message);
    },
    onInvalid: () => showToast(toasts.invalidContactForm),
  });
  usePrefilledNotes(element, about, (notes) => form.setValue("notes", notes));
  const explanation = explanations[useDataLocation()];

  return (
    <Form ref={element} noValidate onSubmit={onSubmit} aria-label="Contact">
      <FieldStack>
        <ErrorSummary id="contact-problems" issues={issues} errorCount={errorCount} />
        <Field label="Full Name" {...field("fullName")}>
          {(control) => <Input {...control} required autoComplete="name" enterKeyHint="next" />}
        </Field>
        <Field label="Address" {...field("address")}>
          {(control) => <Address {...control} required autoComplete="street-address" rows={2} />}
        </Field>
        <Pair>
          <Field label="Phone Number" {...field("phone")}>
            {(control) => (
              <Input {...control} required type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />
            )}
          </Field>
          <Field label="Email Address" {...field("email")}>
            {(control) => (
              <Input {...control} required type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
            )}
          </Field>
        </Pair>
        <Field label="Notes (optional)" {...field("notes")}>
          {(control) => <LongText {...control} rows={5} />}
        </Field>
        {error !== null && <NotSavedNotice error={error} />}
        <div>
          <Button type="submit" aria-disabled={isSaving}>
            Send Message
          </Button>
          {error === null && <SmallPrint>{explanation}</SmallPrint>}
        </div>
      </FieldStack>
    </Form>
  );
}

const IDS = {
  fullName: "contact-full-name",
  address: "contact-address",
  phone: "contact-phone",
  email: "contact-email",
  notes: "contact-notes",
} as const;

const EMPTY = { fullName: "", address: "", phone: "", email: "", notes: "" };

/** What becomes of a message depends on where it is kept. */
const explanations: Record<DataLocation, string> = {
  "this-browser":
    "Your message is kept in this browser, and in a last step you send it to me yourself. On a computer you share, other people who use it could read it.",
  practice: "Your message goes to me, and I keep it to answer you.",
};

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
  ${media.mediumUp} { grid-template-columns: 1fr 1fr; }
`;

const SmallPrint = styled.p`
  margin-top: ${space.m};
  font: ${type.small};
  color: ${color.textMuted};
`;
