import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { QuietPageLink } from "../../components/quiet-action/quiet-action.ts";
import { Container, Section } from "../../components/section/section.ts";
import { practice } from "../../site/practice.ts";
import { color, from, radius, space, stroke, type } from "../../theme/tokens.ts";
import type { Offering } from "./offering.ts";

/** How to arrange a session, and what a session is not. */
export function OfferingClosing({ offering: { page, note } }: { offering: Offering }) {
  return (
    <Section>
      <Columns>
        <Words>
          <h2>Arrange a Session</h2>
          <Lead>
            Please write at least {practice.bookAheadHours} hours ahead; I answer within {practice.replyWithinHours}{" "}
            hours. If you would rather talk first, a call of {practice.consultationMinutes} minutes is free.
          </Lead>
          <ButtonRow>
            <ButtonLink to="/contact">Write to me</ButtonLink>
            <ButtonLink to="/calendar" $look="outlined">
              See the calendar
            </ButtonLink>
            <QuietPageLink to="/contact" search={{ about: page.name }}>
              Ask about this service
            </QuietPageLink>
          </ButtonRow>
        </Words>
        <Note>
          <h3>Complementary care</h3>
          <p>{note}</p>
        </Note>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl};
  ${from.medium} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${space.xxl}; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Lead = styled.p`
  font: ${type.lead};
  color: ${color.soft};
`;

const Note = styled.div`
  align-self: start;
  padding: ${space.l};
  border: ${stroke.rule} solid ${color.line};
  border-radius: ${radius.card};
  & > p { margin-top: ${space.s}; font: ${type.small}; color: ${color.soft}; }
`;
