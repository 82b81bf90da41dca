import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { contactDetails } from "../../../words/controls.ts";
import { terms } from "../../../words/terms.ts";
import { useBackend, useIsBound } from "../../ioc/use-services.ts";
import { anchors } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { ContactFact, Facts } from "../../ui/practice/contact-detail.tsx";
import { Container, Section, stickyColumn } from "../../ui/section/section.ts";
import { Paragraph, Prose, textedWords } from "../../ui/text/text.tsx";
import { borderWidth, color, control, measure, media, radius, space, type } from "../../ui/theme/tokens.ts";
import { serviceTerms, textMessagingTerms } from "./service-terms.ts";

interface TermsPartProps {
  readonly id?: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

export function TermsPart({ id, title, intro, children }: TermsPartProps) {
  return (
    <Part id={id}>
      <TermsColumns>
        <Head>
          <h2>{title}</h2>
          <Paragraph>{intro}</Paragraph>
        </Head>
        <div>{children}</div>
      </TermsColumns>
    </Part>
  );
}

const Part = styled.section`
  & + & { padding-top: ${space.section}; }
`;

const TermsColumns = styled(Container)`
  display: grid;
  gap: ${space.l};
  ${media.largeUp} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: ${space.xxl}; }
  @media print { display: block; }
`;

const Head = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  & > p { color: ${color.textMuted}; }
  ${media.largeUp} { ${stickyColumn(space.xl)} }
  @media print { position: static; margin-bottom: ${space.m}; break-after: avoid; }
`;

export function ServiceTermsSection() {
  const clauses = serviceTerms(useBackend());
  const keepsOwnMessages = useIsBound("ownMessages");
  return (
    <TermsPart title={terms.title} intro={terms.intro}>
      {clauses.map(({ id, title, paragraphs }, index) => (
        <Clause key={id} id={id}>
          <h3>
            <span>{index + 1}.</span> {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {id === anchors.privacy && keepsOwnMessages && (
            <p>
              <Link to="/terms" hash={anchors.visitorData}>
                {terms.visitorData.see}
              </Link>
            </p>
          )}
        </Clause>
      ))}
    </TermsPart>
  );
}

const Clause = styled(Prose)`
  position: relative;
  padding-block: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  &:last-child { border-bottom: ${borderWidth.rule} solid ${color.line}; }
  & > h3 { margin-bottom: ${space.m}; break-after: avoid; }
  & > p { max-width: ${measure.terms}; orphans: 3; widows: 3; }
  & a { display: inline-block; padding-block: ${control.mark}; }
  ${media.mediumUp} {
    padding: ${space.xl} 0 ${space.xl} 4.5rem;
    & > h3 > span {
      position: absolute;
      inset-block-start: 1.625rem;
      inset-inline-start: 0;
      font: ${type.heading};
      color: ${color.textMuted};
    }
  }
  @media print { break-inside: avoid; }
`;

export function TextMessagingSection() {
  if (!site.offersTextMessages) return null;
  return (
    <TermsPart id={anchors.textTerms} title={terms.textMessages.title} intro={terms.textMessages.intro}>
      <Pairs>
        {textMessagingTerms(site.textMessages).map(({ id, title, text }) => (
          <Prose key={title} id={id}>
            <h3>{title}</h3>
            <p>{textedWords(text)}</p>
          </Prose>
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

const { questions } = terms;

export function TermsContact() {
  return (
    <Section id={anchors.questions} {...(site.offersTextMessages && { $flush: "top" })}>
      <Container>
        <QuestionsCard>
          <div>
            <h2>{questions.title}</h2>
            <Paragraph>
              {questions.text} <Link to="/contact">{questions.contact}</Link>
            </Paragraph>
          </div>
          <Facts>
            <ContactFact name={contactDetails.email} detail={site.contact.email} />
            <ContactFact name={contactDetails.phone} detail={site.contact.phone} />
          </Facts>
        </QuestionsCard>
      </Container>
    </Section>
  );
}

const QuestionsCard = styled.div`
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
    ...clauses,
    ...(site.offersTextMessages ? [{ id: anchors.textTerms, title: terms.textMessages.title }] : []),
    ...(keepsOwnMessages ? [{ id: anchors.visitorData, title: terms.visitorData.title }] : []),
    { id: anchors.questions, title: questions.title },
  ];
  return (
    <Contents aria-labelledby="contents">
      <h2 id="contents">{terms.contents}</h2>
      <ContentsList>
        {parts.map(({ id, title }, index) => (
          <li key={id}>
            <span>{index < clauses.length && `${index + 1}.`}</span>
            <Link to="/terms" hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ContentsList>
    </Contents>
  );
}

const Contents = styled.nav`
  display: grid;
  gap: ${space.s} ${space.xxl};
  margin-bottom: ${space.xxl};
  padding-block: ${space.l};
  border-block: ${borderWidth.rule} solid ${color.line};
  & > h2 { font: ${type.subheading}; }
  ${media.largeUp} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
  @media print { display: none; }
`;

const ContentsList = styled.ul`
  list-style: none;
  & > li { display: flex; gap: ${space.s}; align-items: baseline; break-inside: avoid; }
  & span { flex: none; width: 1.5rem; font: ${type.subheading}; color: ${color.textMuted}; }
  & a { padding-block: ${space.xs}; color: inherit; text-decoration-color: ${color.edge}; }
  ${media.mediumUp} { columns: 2; column-gap: ${space.xl}; }
`;
