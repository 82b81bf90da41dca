import type { ParsedContactSubmissionDraft } from "@inner-light/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { contact } from "../../../words/contact.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonAnchor, ButtonRow } from "../../ui/button/button.ts";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { ContactDetailText } from "../../ui/practice/contact-detail.tsx";
import { mailLink, messageText, textMessageLink } from "./message-links.ts";

const words = contact.handover;

/** Sends a message by email or text, or copies it. Shows `children` after the first attempt. */
export function WaysToSend({ message, children }: { message: ParsedContactSubmissionDraft; children?: ReactNode }) {
  const [isTried, setTried] = useState(false);
  const { email, phone } = site.contact;
  const mail = email.href === null ? null : mailLink(email.href, message);
  // An automated service receives messages to the text-updates number.
  const text = phone.textNumber === null ? null : textMessageLink(phone.textNumber, message);
  const isCut = mail?.whole === false || text?.whole === false;

  return (
    <>
      <p>{words[mail ? (text ? "either" : "email") : text ? "text" : "neither"]}</p>
      {isCut && <p>{words.tooLong}</p>}
      <ButtonRow>
        {mail && (
          <ButtonAnchor href={mail.href} onClick={() => setTried(true)}>
            {words.sendByEmail}
          </ButtonAnchor>
        )}
        {text && (
          <ButtonAnchor href={text.href} $variant={mail ? "outlined" : "filled"} onClick={() => setTried(true)}>
            {words.sendByText}
          </ButtonAnchor>
        )}
        <CopyMessage message={message} />
      </ButtonRow>
      <div aria-live="polite">
        {!mail && !text && children}
        {isTried && (
          <>
            <p>{words.tried}</p>
            {children}
            <p>{words.nothingOpened}</p>
            {[email, phone].map(
              (way) =>
                (way === email ? mail : text) && (
                  <p key={way.href}>
                    <ContactDetailText detail={way} />
                  </p>
                ),
            )}
          </>
        )}
      </div>
    </>
  );
}

export function CopyMessage({ message }: { message: ParsedContactSubmissionDraft }) {
  return (
    <CopyButton as={OutlinedButton} text={() => messageText(message)} name={contact.message.name}>
      {contact.message.copy}
    </CopyButton>
  );
}

function OutlinedButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} $variant="outlined" />;
}
