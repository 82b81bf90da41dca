import type { ParsedContactSubmissionDraft } from "@inner-light/core";
import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { Button, ButtonAnchor, ButtonRow } from "../../components/button/button.ts";
import { CopyButton } from "../../components/button/copy-button.tsx";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { site } from "../../site/site.ts";
import { space } from "../../theme/tokens.ts";
import { mailLink, messageText, textMessageLink } from "./message-links.ts";
import { MessagePanel } from "./message-panel.tsx";

const words = contact.handover;

/**
 * For a message that is saved in this browser, because the practice does not have it yet: the visitor sends it by their own
 * email or text app, or copies it.
 */
export function OneStepLeft({ message }: { message: ParsedContactSubmissionDraft }) {
  const [isTried, setTried] = useState(false);
  const { email, phone } = site.contact;
  const mail = email.href === null ? null : mailLink(email.href, message);
  // Not the text-updates number: an automated service receives its messages.
  const text = phone.href === null ? null : textMessageLink(phone.href.replace(/^tel:/, ""), message);
  const isWhole = mail?.whole !== false && text?.whole !== false;
  const canSend = mail !== null || text !== null;

  return (
    <MessagePanel title={words.title}>
      <p>{words[mail ? (text ? "either" : "email") : text ? "text" : "neither"]}</p>
      {canSend ? !isWhole && <p>{words.tooLong}</p> : <ContactOptions />}
      <ButtonRow>
        {mail && (
          <ButtonAnchor href={mail.href} onClick={() => setTried(true)}>
            Send by email
          </ButtonAnchor>
        )}
        {text && (
          <ButtonAnchor href={text.href} $variant={mail ? "outlined" : "filled"} onClick={() => setTried(true)}>
            Send by text
          </ButtonAnchor>
        )}
        <CopyButton as={canSend ? OutlinedButton : Button} text={() => messageText(message)} name="your message">
          Copy the message
        </CopyButton>
      </ButtonRow>
      <div aria-live="polite">
        {isTried && (
          <>
            <p>{words.tried}</p>
            <p>{words.nothingOpened}</p>
            <ContactOptions />
          </>
        )}
      </div>
      <p>{words.copy}</p>
    </MessagePanel>
  );
}

/** How to reach the practice by hand. */
function ContactOptions() {
  const ways = (["email", "phone"] as const).filter((way) => !site.contact[way].absent);
  return (
    <List>
      {ways.map((way) => (
        <li key={way}>
          {`by ${way}: `}
          <ContactDetailText detail={site.contact[way]} />
        </li>
      ))}
    </List>
  );
}

function OutlinedButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} $variant="outlined" />;
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.indent};
  & li > :is(a, span) { display: inline-block; max-width: 100%; } /* A phone number stays on one line where it fits. */
`;
