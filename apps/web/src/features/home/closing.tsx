import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { OpenWindow } from "../../components/drawings/open-window.tsx";
import { Container, Section } from "../../components/section/section.ts";
import { practice } from "../../site/practice.ts";
import { color, media, space, type } from "../../theme/tokens.ts";

/** The last word of the home page: where to go from here. */
export function Closing() {
  return (
    <Section $flush="top">
      <Columns>
        <Picture>
          <OpenWindow />
        </Picture>
        <Words>
          <h2>Come as you are</h2>
          <Lead>
            See what is coming up, or write and tell me what brings you here. I answer within{" "}
            {practice.replyWithinHours} hours, and a first call of {practice.consultationMinutes} minutes is free.
          </Lead>
          <ButtonRow>
            <ButtonLink to="/calendar">See the calendar</ButtonLink>
            <ButtonLink to="/contact" $variant="outlined">
              Write to me
            </ButtonLink>
          </ButtonRow>
        </Words>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  ${media.mediumUp} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: ${space.xxl}; }
`;

/** On a phone the drawing follows the words. */
const Picture = styled.div`
  width: min(100%, 26rem);
  margin-inline: auto;
  order: 1;
  ${media.mediumUp} { order: 0; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Lead = styled.p`
  max-width: 34em;
  font: ${type.lead};
  color: ${color.textMuted};
`;
