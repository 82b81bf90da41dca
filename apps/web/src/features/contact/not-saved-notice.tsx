import { InnerLightError } from "@inner-light/core";
import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { useServices } from "../../ioc/service-provider.tsx";
import { type ErrorMessage, errorMessageFor, STILL_HERE } from "../../site/error-messages.ts";
import { site } from "../../site/site.ts";

interface NotSavedNoticeProps {
  readonly error: unknown;
  /** Whether the message was edited since it was sent. */
  readonly isEdited: boolean;
}

/** Stays below a message that was not stored, or may not have been: what happened, and how else to reach the practice. */
export function NotSavedNotice({ error, isEdited }: NotSavedNoticeProps) {
  const { deduplicatesMessages } = useServices().backend;
  const { title, text } = messageFor(error, deduplicatesMessages === true && !isEdited);
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

function messageFor(error: unknown, arrivesOnce: boolean): ErrorMessage {
  const code = error instanceof InnerLightError && error.reason === undefined ? error.code : undefined;
  if (code === "unavailable")
    return {
      title: "We Can’t Tell Whether It Arrived",
      text: `The connection failed. Please press Send Message again${arrivesOnce ? "; it arrives only once" : ""}.`,
    };
  if (code === "throttled")
    return { title: "That’s Many Messages in an Hour", text: "Please call, or write an email." };
  return errorMessageFor(error);
}
