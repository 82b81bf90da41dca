import type { ContactSubmission } from "@inner-light/core";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Button, ButtonAnchor, ButtonRow } from "../../components/button/button.ts";
import { ContactDetailText } from "../../components/contact-detail.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { DOUBLE_PRESS_MS } from "../../components/use-submit-once.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { borderWidth, color, measure, radius, space, type } from "../../theme/tokens.ts";
import { mailLink, messageText, textMessageLink } from "./message-links.ts";

/**
 * Offers the message that was just saved to the visitor, to send by their own mail or text message or to copy, where it
 * is kept in this browser and has not reached the practice. It stays until the next message and does not take the focus.
 */
export function SendItToMe({ message }: { message: ContactSubmission | null }) {
  if (useDataLocation() !== "this-browser") return null;
  return (
    <>
      {/* Always in the page, so that screen readers announce it after the toast, wherever the focus is. */}
      <VisuallyHidden aria-live="polite">
        {message && <span key={message.id}>One more step, below the form: send it to me.</span>}
      </VisuallyHidden>
      {message && <Panel key={message.id} message={message} />}
    </>
  );
}

function Panel({ message }: { message: ContactSubmission }) {
  const { email, phone } = site.contact;
  const mail = email.href === null ? null : mailLink(email.href, message);
  // Not the text-updates number: an automated service receives its messages.
  const text = phone.href === null ? null : textMessageLink(phone.href.replace(/^tel:/, ""), message);
  const whole = mail?.whole !== false && text?.whole !== false;
  const box = useRef<HTMLElement>(null);

  // The panel appears below the button that was pressed, perhaps out of sight. Scroll once a double click is over,
  // because its second click would hit what has moved under the pointer.
  useEffect(() => {
    const timer = setTimeout(() => box.current?.scrollIntoView?.({ block: "nearest" }), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box ref={box} aria-labelledby="send-it-to-me">
      <h2 id="send-it-to-me">Send it to me</h2>
      <p>Your message is saved in this browser, and reaches me when you send it.</p>
      {!(mail || text) && <NotReady />}
      {(mail || text) && <p>{whole ? READY : TOO_LONG}</p>}
      <ButtonRow>
        {mail && <ButtonAnchor href={mail.href}>Send by e-mail</ButtonAnchor>}
        {text && (
          <ButtonAnchor href={text.href} $variant={mail ? "outlined" : "filled"}>
            Send by text
          </ButtonAnchor>
        )}
        <CopyButton as={mail || text ? OutlinedButton : Button} text={() => messageText(message)} name="your message">
          Copy the message
        </CopyButton>
      </ButtonRow>
    </Box>
  );
}

const READY = "It is ready to go: your own program opens with everything in it, and you press send there.";

const TOO_LONG =
  "It is longer than mail and message programs take from a website: there it ends early, with a note that says so. Copy it to have all of it.";

function NotReady() {
  const { email, phone } = site.contact;
  return (
    <>
      <p>Copy it, and bring it to me in the way that suits you:</p>
      <Ways>
        {!email.absent && (
          <li>
            by e-mail: <ContactDetailText detail={email} />
          </li>
        )}
        {!phone.absent && (
          <li>
            by phone: <ContactDetailText detail={phone} />
          </li>
        )}
      </Ways>
    </>
  );
}

function OutlinedButton(props: React.ComponentProps<typeof Button>) {
  return <Button {...props} $variant="outlined" />;
}

/** The toast covers the lower edge of the screen for a while. */
const ROOM_FOR_THE_TOAST = "9rem";

const Box = styled.section`
  display: grid;
  gap: ${space.m};
  max-width: ${measure.form};
  margin-top: ${space.xl};
  padding: ${space.l};
  border: ${borderWidth.edge} solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.raised};
  font: ${type.small};
  scroll-margin-bottom: ${ROOM_FOR_THE_TOAST};
  h2 { font: ${type.subheading}; }
  p + p { margin-top: 0; }
`;

const Ways = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.indent};
`;
