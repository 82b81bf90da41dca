import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { useDataLocation, useIsBound } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";
import { anchors } from "../../site/anchors.ts";
import { borderWidth, color, control, media, space, type } from "../../theme/tokens.ts";
import { serviceTerms } from "./service-terms.ts";
import { TermsPart } from "./terms-part.tsx";

/** The service terms, numbered as people cite them. */
export function ServiceTermsSection() {
  const clauses = serviceTerms(useDataLocation());
  const keepsOwnMessages = useIsBound(OwnMessages);
  return (
    <TermsPart title="Service terms" intro="For every session, in person or at a distance.">
      {clauses.map(({ id, title, paragraphs }, index) => (
        <Clause key={id} id={id}>
          <h3>
            <Numeral>{index + 1}.</Numeral> {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {id === anchors.privacy && keepsOwnMessages && (
            <p>
              <OwnDataLink to="/terms" hash={anchors.visitorData}>
                See what this browser keeps about you
              </OwnDataLink>
            </p>
          )}
        </Clause>
      ))}
    </TermsPart>
  );
}

const Clause = styled.div`
  position: relative;
  padding-block: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  &:last-child { border-bottom: ${borderWidth.rule} solid ${color.line}; }
  & > h3 { margin-bottom: ${space.s}; break-after: avoid; }
  & > p { orphans: 3; widows: 3; }
  ${media.mediumUp} { padding-inline-start: ${space.xxl}; }
  @media print { break-inside: avoid; }
`;

/** Large enough for a finger. */
const OwnDataLink = styled(Link)`
  display: inline-block;
  padding-block: ${control.label};
`;

const Numeral = styled.span`
  font: ${type.subheading};
  color: ${color.accent};
  ${media.mediumUp} { position: absolute; inset-inline-start: 0; }
`;
