import { styled } from "styled-components";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import { serviceTerms } from "./service-terms.ts";
import { TermsPart } from "./terms-part.tsx";

/** The service terms, numbered as people cite them. */
export function ServiceTermsSection() {
  const clauses = serviceTerms(useDataLocation());
  return (
    <TermsPart title="Service terms" intro="For every session, in person or at a distance.">
      {clauses.map(({ title, paragraphs }, index) => (
        <Clause key={title}>
          <h3>
            <Numeral>{index + 1}.</Numeral> {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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

const Numeral = styled.span`
  font: ${type.subheading};
  color: ${color.accent};
  ${media.mediumUp} { position: absolute; inset-inline-start: 0; }
`;
