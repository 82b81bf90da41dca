import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { ContactDetailText } from "../../components/practice/contact-detail.tsx";
import { Container, Section } from "../../components/section/section.ts";
import { useDataLocation, useIsBound } from "../../ioc/service-provider.tsx";
import { OwnMessages } from "../../ioc/tokens.ts";
import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";
import { borderWidth, color, control, media, radius, space, type } from "../../theme/tokens.ts";
import { serviceTerms } from "./service-terms.ts";

/** Where to ask about the terms. */
export function TermsContact() {
  return (
    <Section id={anchors.questions} $flush="top">
      <Container>
        <Box>
          <div>
            <h2>Questions about these terms</h2>
            <Text>
              Please ask before you book. I answer within {practice.replyWithinHours} hours.{" "}
              <Link to="/contact">All the ways to reach me</Link>
            </Text>
          </div>
          <Details>
            <div>
              <dt>Email</dt>
              <dd>
                <ContactDetailText detail={site.contact.email} />
              </dd>
            </div>
            {!site.contact.phone.absent && (
              <div>
                <dt>Phone</dt>
                <dd>
                  <ContactDetailText detail={site.contact.phone} />
                </dd>
              </div>
            )}
          </Details>
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
  ${media.mediumUp} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${space.xxl}; }
`;

const Text = styled.p`
  margin-top: ${space.m};
  color: ${color.textMuted};
`;

const Details = styled.dl`
  display: grid;
  gap: ${space.m};
  & dt { font: ${type.small}; color: ${color.textMuted}; }
  & dd { font: ${type.strong}; }
`;

/** What is on the page, each a link to its place. */
export function TermsContents() {
  const clauses = serviceTerms(useDataLocation());
  const keepsOwnMessages = useIsBound(OwnMessages);
  const parts = [
    ...clauses.map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` })),
    ...(site.offersTextMessages ? [{ id: anchors.textTerms, title: "Text-messaging terms" }] : []),
    ...(keepsOwnMessages ? [{ id: anchors.visitorData, title: "What this browser keeps about you" }] : []),
    { id: anchors.questions, title: "Questions about these terms" },
  ];
  return (
    <Contents aria-label="On this page">
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
  & a { display: inline-block; padding-block: ${control.label}; }
  ${media.mediumUp} { columns: 2; column-gap: ${space.xl}; }
`;
