import { oneLine, type ParsedContactSubmissionDraft } from "@inner-light/core";
import { styled } from "styled-components";
import { contact } from "../../../words/contact.ts";
import { useBackend } from "../../ioc/use-services.ts";
import { fill } from "../../site/fill.ts";
import { ButtonRow } from "../../ui/button/button.ts";
import { Filled } from "../../ui/text/text.tsx";
import { borderWidth, color, measure, radius, space, toastHeight, type } from "../../ui/theme/tokens.ts";
import { CopyMessage, WaysToSend } from "./ways-to-send.tsx";

/**
 * Confirms a stored message, with ways to send it if the practice does not have it yet. Focused, so screen readers read
 * it.
 */
export function SentMessage({ message }: { message: ParsedContactSubmissionDraft }) {
  const hasArrived = useBackend().dataLocation === "practice";
  const title = hasArrived ? fill(contact.arrived, { name: oneLine(message.fullName) }) : contact.handover.title;
  const answer = (
    <p>
      <Filled sentence={contact.answerTo} values={{ email: <bdi translate="no">{message.email}</bdi> }} />
    </p>
  );
  return (
    <Box aria-labelledby="sent-message">
      <h2 id="sent-message" ref={leadTo} tabIndex={-1}>
        {title}
      </h2>
      {hasArrived ? (
        <>
          {answer}
          <ButtonRow>
            <CopyMessage message={message} />
          </ButtonRow>
        </>
      ) : (
        <>
          <WaysToSend message={message}>{answer}</WaysToSend>
          <p>{contact.handover.copy}</p>
        </>
      )}
    </Box>
  );
}

function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: "nearest" });
}

const Box = styled.section`
  scroll-margin-block: ${space.m} ${toastHeight};
  display: grid;
  gap: ${space.m};
  max-width: ${measure.form};
  padding: ${space.panel};
  border: ${borderWidth.edge} solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.raised};
  h2 { font: ${type.subheading}; }
  p + p { margin-top: 0; }
`;
