import type { ParsedContactSubmissionDraft } from "@inner-light/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonAnchor, ButtonRow, TextButton } from "../../ui/button/button.ts";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { ContactDetailText } from "../../ui/practice/contact-detail.tsx";
import { space, type } from "../../ui/theme/tokens.ts";
import { useToast } from "../../ui/toast/toast-provider.tsx";
import { mailLink, messageText, textMessageLink } from "./message-links.ts";

const words = contact.handover;

/** Sends a message by email or text, or copies it. Shows `children` after the first attempt. */
export function WaysToSend({ message, children }: { message: ParsedContactSubmissionDraft; children?: ReactNode }) {
  const [isTried, setTried] = useState(false);
  const showToast = useToast();
  const { email, phone } = site.contact;
  const mail = email.href === null ? null : mailLink(email.href, message);
  // Not the text-updates number, because an automated service answers it.
  const text = phone.textNumber === null ? null : textMessageLink(phone.textNumber, message);
  const isCut = mail?.whole === false || text?.whole === false;
  const onTry = () => {
    setTried(true);
    showToast(null);
  };

  return (
    <>
      <p>{words[mail ? (text ? "either" : "email") : text ? "text" : "neither"]}</p>
      {isCut && <p>{words.tooLong}</p>}
      <Ways>
        {mail && (
          <ButtonAnchor href={mail.href} onClick={onTry}>
            {words.sendByEmail}
          </ButtonAnchor>
        )}
        {text && (
          <ButtonAnchor href={text.href} $variant={mail ? "outlined" : "filled"} onClick={onTry}>
            {words.sendByText}
          </ButtonAnchor>
        )}
        <CopyMessage as={mail || text ? TextButton : Button} message={message} />
      </Ways>
      <AfterTrying aria-live="polite">
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
      </AfterTrying>
    </>
  );
}

const AfterTrying = styled.div`
  display: grid;
  gap: ${space.s};
  &:empty { position: absolute; }
`;

interface CopyMessageProps extends Pick<ComponentProps<typeof CopyButton>, "as"> {
  readonly message: ParsedContactSubmissionDraft;
}

export function CopyMessage({ as, message }: CopyMessageProps) {
  return (
    <CopyButton as={as} text={() => messageText(message)} name={contact.message.name}>
      {contact.message.copy}
    </CopyButton>
  );
}

/** Larger than other buttons, because this is the last step. Copying has a row of its own. */
const Ways = styled(ButtonRow)`
  gap: ${space.s} ${space.m};
  && > :is(a, button) { flex: 1 1 10rem; padding: ${space.m} min(${space.l}, 4vw); font: ${type.strong}; }
  && > a ~ button { flex: 1 0 100%; padding: 0; font: ${type.small}; }
`;
