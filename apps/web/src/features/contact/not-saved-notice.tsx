import { type Guarantees, hasCode, isInnerLightError } from "@inner-light/core";
import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { useBackend } from "../../ioc/service-provider.tsx";
import { type ErrorMessage, errorMessageFor, STILL_HERE } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";

/** Stays below a message that was not stored, or may not have been: what happened, and how else to reach the practice. */
export function NotSavedNotice({ error }: { error: unknown }) {
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
    </Notice>
  );
}

/** A phone number stays on one line where it fits. */
const Ways = styled.p`
  & > :is(a, span) { display: inline-block; max-width: 100%; }
`;

function messageFor(error: unknown, guarantees: Guarantees): ErrorMessage {
  if (!isInnerLightError(error) || error.reason !== undefined) return errorMessageFor(error);
  if (hasCode(error, "unavailable")) return noAnswer(guarantees);
  if (hasCode(error, "throttled"))
    return { title: "That’s Many Messages From One Connection", text: "Please call, or write an email." };
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
