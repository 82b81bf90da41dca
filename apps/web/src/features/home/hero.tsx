import { keyframes, styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import SeatedFigure from "../../components/drawings/seated-figure.svg?react";
import { Deferred } from "../../components/page/deferred.tsx";
import { Container, Stack } from "../../components/section/section.ts";
import { Lead } from "../../components/text/text.ts";
import { offeredServices } from "../../site/offered-services.ts";
import { media, motion, space, type } from "../../theme/tokens.ts";
import { BreatheWithMe } from "./breathe-with-me.tsx";

/** The top of the home page: who this is for, and the two offerings. */
export function Hero() {
  return (
    <Ground>
      <Columns>
        <Stack>
          <h1>{home.title}</h1>
          <Lead>{home.lead}</Lead>
          <ButtonRow>
            {offeredServices.map(({ id, page, words }, index) => (
              <ButtonLink key={id} to={page.path} $variant={index === 0 ? "filled" : "outlined"}>
                {words.explore}
              </ButtonLink>
            ))}
          </ButtonRow>
        </Stack>
        <BreatheWithMe
          figure={
            <Picture>
              <Deferred fallback={null}>
                <SeatedFigure />
              </Deferred>
            </Picture>
          }
        />
      </Columns>
    </Ground>
  );
}

const Ground = styled.section`
  padding-block: ${space.xxl} ${space.section};
  overflow: clip;
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  & h1 { font: ${type.headline}; }
  & h1 + p { max-width: 18em; margin-bottom: ${space.s}; }
  ${media.mediumUp} { grid-template-columns: minmax(0, 8fr) minmax(0, 7fr); gap: ${space.xl}; }
`;

const open = keyframes`
  from { opacity: 0.4; transform: scale(0.94); }
`;

const breath = keyframes`
  40% { transform: scale(var(--breath)); }
`;

/** The rings open once, and move with the minute of breathing: the farther out, the wider; the light follows. */
const Picture = styled.div`
  width: min(100%, 30rem);
  aspect-ratio: 1;
  margin-inline: auto;
  & svg { overflow: visible; }
  & [data-ring], & [data-light] { --breath: 1.04; transform-box: fill-box; transform-origin: center; }
  ${[1, 2, 3, 4].map((ring) => `& [data-ring]:nth-child(${ring}) { --breath: ${1.04 + 0.0125 * ring}; }`)}
  @media (prefers-reduced-motion: no-preference) {
    & [data-ring] { animation: ${open} ${motion.calm} backwards; }
    [data-breathing] & [data-light] { animation: ${breath} 10s ease-in-out 6; }
    [data-breathing] & [data-ring] { animation: ${open} ${motion.calm} backwards, ${breath} 10s ease-in-out 6; }
  }
`;
