import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { OpenWindow } from "../../components/drawings/open-window.tsx";
import { Columns, Section, Stack } from "../../components/section/section.ts";
import { Lead } from "../../components/text.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";
import { media } from "../../theme/tokens.ts";

/** The end of the home page: where to go from here. */
export function Closing() {
  return (
    // Above it is the panel about text messages with its own air, or the band of the gallery.
    <Section {...(site.offersTextMessages && { $flush: "top" })}>
      <Columns $widths="minmax(0, 2fr) minmax(0, 3fr)" $centered>
        <Picture>
          <OpenWindow />
        </Picture>
        <Stack>
          <h2>Come as you are</h2>
          <Invitation>
            See what is coming up, or write and tell me what brings you here. I answer within{" "}
            {practice.replyWithinHours} hours, and a first call of {practice.consultationMinutes} minutes is free.
          </Invitation>
          <ButtonRow>
            <ButtonLink to="/calendar">See the calendar</ButtonLink>
            <ButtonLink to="/contact" $variant="outlined">
              Write to me
            </ButtonLink>
          </ButtonRow>
        </Stack>
      </Columns>
    </Section>
  );
}

/** On a phone the drawing follows the words. */
const Picture = styled.div`
  width: min(100%, 26rem);
  margin-inline: auto;
  order: 1;
  ${media.mediumUp} { order: 0; }
`;

const Invitation = styled(Lead)`
  max-width: 34em;
`;
