import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { contactDetails } from "../../../words/controls.ts";
import { terms } from "../../../words/terms.ts";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import { anchors } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { ContactFact, Facts } from "../../ui/practice/contact-detail.tsx";
import { Container, Section } from "../../ui/section/section.ts";
import { borderWidth, color, control, media, radius, space, type } from "../../ui/theme/tokens.ts";
import { serviceTerms } from "./service-terms.ts";

const { questions } = terms;

/** Where to ask about the terms. */
export function TermsContact() {
  return (
    <Section id={anchors.questions} {...(site.offersTextMessages && { $flush: "top" })}>
      <Container>
        <Box>
          <div>
            <h2>{questions.title}</h2>
            <p>
              {questions.text} <Link to="/contact">{questions.contact}</Link>
            </p>
          </div>
          <Facts>
            <ContactFact name={contactDetails.email} detail={site.contact.email} />
            <ContactFact name={contactDetails.phone} detail={site.contact.phone} />
          </Facts>
        </Box>
      </Container>
    </Section>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: center;
  padding: ${space.panel};
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  break-inside: avoid;
  & h2 + p { margin-top: ${space.m}; color: ${color.textMuted}; }
  ${media.mediumUp} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${space.xxl}; }
`;

export function TermsContents() {
  const clauses = serviceTerms(useBackend());
  const keepsOwnMessages = useIsBound("ownMessages");
  const parts = [
    ...clauses.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` })),
    ...(site.offersTextMessages ? [{ id: anchors.textTerms, title: terms.textMessages.title }] : []),
    ...(keepsOwnMessages ? [{ id: anchors.visitorData, title: terms.visitorData.title }] : []),
    { id: anchors.questions, title: questions.title },
  ];
  return (
    <Contents aria-label={terms.contents}>
      <List>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to="/terms" hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </List>
    </Contents>
  );
}

const Contents = styled.nav`
  margin-bottom: ${space.xxl};
  padding-block: ${space.m};
  border-block: ${borderWidth.rule} solid ${color.line};
  @media print { display: none; }
`;

const List = styled.ul`
  list-style: none;
  font: ${type.small};
  & a { display: inline-block; padding-block: ${control.mark}; }
  ${media.mediumUp} { columns: 2; column-gap: ${space.xl}; }
`;
