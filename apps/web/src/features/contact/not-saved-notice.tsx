import { contactSubmissionDraftSchema, type Guarantees, hasCode, isInnerLightError } from "@inner-light/core";
import { useWatch } from "react-hook-form";
import { styled } from "styled-components";
import * as v from "valibot";
import { contact } from "../../../words/contact.ts";
import type { DraftForm } from "../../components/field/use-draft-form.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { useBackend } from "../../ioc/service-provider.tsx";
import { type ErrorMessage, errorMessageFor, STILL_HERE } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";
import { WaysToSend } from "./ways-to-send.tsx";

/**
 * Stays below a message that was not stored, or may not have been: what happened, and how else to reach the practice. The
 * error is `null` while there is no answer.
 */
export function NotSavedNotice({ error, control }: { error: unknown } & Pick<DraftForm<string>, "control">) {
  const typed = v.safeParse(contactSubmissionDraftSchema, useWatch({ control }));
  const { title, text } = messageFor(error, useBackend().guarantees);
  const { email, phone } = site.contact;
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      <Ways>
        {STILL_HERE} {contact.notSaved.email} <ContactDetailText detail={email} />
        {!phone.absent && (
          <>
            , {contact.notSaved.phone} <ContactDetailText detail={phone} />
          </>
        )}
        .
      </Ways>
      {typed.success && <WaysToSend message={typed.output} />}
    </Notice>
  );
}

/** A phone number stays on one line where it fits. */
const Ways = styled.p`
  & > :is(a, span) { display: inline-block; max-width: 100%; }
`;

function messageFor(error: unknown, guarantees: Guarantees): ErrorMessage {
  if (error === null) return contact.takingLong;
  if (!isInnerLightError(error) || error.reason !== undefined) return errorMessageFor(error);
  if (hasCode(error, "unavailable")) return noAnswer(guarantees);
  if (hasCode(error, "throttled"))
    return {
      title: "Too Many Messages From Your Connection",
      text: "You, or others who share your connection, have sent many within an hour. Please try again later.",
    };
  return errorMessageFor(error);
}

/** A visitor cannot look whether a message arrived. */
function noAnswer({ afterNoAnswer, repeatedMessages }: Guarantees): ErrorMessage {
  if (afterNoAnswer === "nothing-stored")
    return { title: "It Wasn’t Sent", text: "The connection failed. Please press Send Message again." };
  const title = "We Can’t Tell Whether It Arrived";
  if (repeatedMessages === "stored-again")
    return { title, text: "The connection failed. If you send it again, it may arrive twice; that’s all right." };
  return {
    title,
    text: "The connection failed. Please press Send Message again: unchanged, it arrives only once.",
  };
}
