import { styled } from "styled-components";
import { ButtonRow } from "../../components/button/button.ts";
import { Deferred } from "../../components/deferred.tsx";
import { Columns, Stack } from "../../components/section/section.ts";
import { Lead } from "../../components/text.ts";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import { AskAboutSession } from "./ask-about-session.tsx";
import type { Offering } from "./offering.ts";

/** The offering's name, what happens in a session, four facts about it, and the way to ask. */
export function OfferingIntro({ offering: { page, lead, facts, price, drawing: Drawing } }: { offering: Offering }) {
  return (
    <Ground>
      <Columns $widths="minmax(0, 1fr) minmax(0, 1fr)" $centered>
        <Stack>
          <h1>{page.name}</h1>
          <Lead>{lead}</Lead>
          <Facts>
            {[...facts, { name: "What it costs", text: price ?? "I’ll tell you before you book" }].map(
              ({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ),
            )}
          </Facts>
          <ButtonRow>
            <AskAboutSession page={page} />
          </ButtonRow>
        </Stack>
        <Picture>
          <Deferred fallback={null}>
            <Drawing />
          </Deferred>
        </Picture>
      </Columns>
    </Ground>
  );
}

const Ground = styled.section`
  padding-block: ${space.xxl};
  overflow: clip;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.l};
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  ${media.largeUp} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; ${media.largeUp} { display: block; } }
  & dt { min-width: 7rem; font: ${type.small}; color: ${color.textMuted}; }
  & dd { font: ${type.strong}; }
`;

const Picture = styled.div`
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  margin-inline: auto;
  & svg { overflow: visible; }
`;
