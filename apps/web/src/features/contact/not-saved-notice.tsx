import { contactSubmissionDraftSchema, hasCode, isInnerLightError, mayBeStored } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import * as v from "valibot";
import { contact } from "../../../words/contact.ts";
import { errors } from "../../../words/messages.ts";
import { type ErrorMessage, errorMessageFor } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";
import type { DraftForm } from "../../ui/field/use-draft-form.ts";
import { Notice } from "../../ui/notice/notice.tsx";
import { ContactDetailText } from "../../ui/practice/contact-detail.tsx";
import { Filled } from "../../ui/text/filled.tsx";
import { WaysToSend } from "./ways-to-send.tsx";

/** Says what became of a message, and how else to reach the practice. `error` is `null` while there is no response. */
export function NotSavedNotice({ error, control }: { error: unknown } & Pick<DraftForm<string>, "control">) {
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
