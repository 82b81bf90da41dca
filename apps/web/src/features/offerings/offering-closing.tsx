import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { Columns, Section, Stack } from "../../components/section/section.ts";
import { Lead } from "../../components/text.ts";
import { practice } from "../../site/practice.ts";
import { borderWidth, color, radius, space, type } from "../../theme/tokens.ts";
import { AskAboutSession } from "./ask-about-session.tsx";
import type { Offering } from "./offering.ts";

/** How to arrange a session, and what a session is not. */
export function OfferingClosing({ offering: { page, note } }: { offering: Offering }) {
  return (
    <Section>
      <Columns $widths="minmax(0, 3fr) minmax(0, 2fr)">
        <Stack>
          <h2>Arrange a Session</h2>
          <Lead>
            Please write at least {practice.bookAheadHours} hours ahead. I answer within {practice.replyWithinHours}{" "}
            hours. If you’d rather talk first, a {practice.consultationMinutes}-minute call is free.
          </Lead>
          <ButtonRow>
            <AskAboutSession page={page} />
            <ButtonLink to="/calendar" $variant="outlined">
              See the calendar
            </ButtonLink>
          </ButtonRow>
        </Stack>
        <Note>
          <h3>Complementary care</h3>
          <p>{note}</p>
        </Note>
      </Columns>
    </Section>
  );
}

const Note = styled.div`
  align-self: start;
  padding: ${space.l};
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  & > p { margin-top: ${space.s}; font: ${type.small}; color: ${color.textMuted}; }
`;
