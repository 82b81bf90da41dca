import { styled } from "styled-components";
import { anchors } from "../../site/anchors.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import { TermsPart } from "./terms-part.tsx";
import { textMessagingTerms } from "./text-messaging-terms.ts";

/** The terms of the text messages, where there are any. */
export function TextMessagingSection() {
  if (!site.offersTextMessages) return null;
  return (
    <TermsPart id={anchors.textTerms} title="Text-messaging terms" intro="If you sign up for news by text message.">
      <Pairs>
        {textMessagingTerms(site.textMessages).map(({ id, title, paragraphs }) => (
          <div key={title} id={id}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </Pairs>
    </TermsPart>
  );
}

const Pairs = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};
  ${media.mediumUp} { grid-template-columns: 1fr 1fr; }

  & > div { padding-top: ${space.m}; border-top: ${borderWidth.rule} solid ${color.line}; break-inside: avoid; }
  & h3 { margin-bottom: ${space.xs}; font: ${type.strong}; }
`;
