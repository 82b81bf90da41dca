import { keyframes, styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { Deferred } from "../../components/deferred.tsx";
import { SeatedFigure } from "../../components/drawings/seated-figure.tsx";
import { Container } from "../../components/section/section.ts";
import { color, media, motion, space, type } from "../../theme/tokens.ts";

const WELCOME = "welcome";

/** The first thing anybody sees, and none of it before all of it is there: who this is for, and the two ways in. */
export function Hero() {
  return (
    <Ground id={WELCOME}>
      <link rel="expect" href={`#${WELCOME}`} blocking="render" />
      <Columns>
        <Words>
          <Headline>There is a light around you. Let’s look at it together.</Headline>
          <Lead>Aura readings for people and their animals, and Reiki sessions in a quiet room, at your own pace.</Lead>
          <ButtonRow>
            <ButtonLink to="/aura-reading">Explore aura readings</ButtonLink>
            <ButtonLink to="/reiki-healing" $variant="outlined">
              Discover Reiki
            </ButtonLink>
          </ButtonRow>
        </Words>
        <Picture>
          <Deferred fallback={null}>
            <SeatedFigure />
          </Deferred>
        </Picture>
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
  ${media.mediumUp} { grid-template-columns: minmax(0, 8fr) minmax(0, 7fr); gap: ${space.xl}; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Headline = styled.h1`
  font: ${type.headline};
`;

const Lead = styled.p`
  max-width: 26em;
  margin-bottom: ${space.s};
  font: ${type.lead};
  color: ${color.textMuted};
`;

const breathe = keyframes`
  from { opacity: 0.4; transform: scale(0.94); }
`;

/** The rings breathe once. */
const Picture = styled.div`
  width: min(100%, 32rem);
  aspect-ratio: 1;
  margin-inline: auto;
  & svg { overflow: visible; }
  @media (prefers-reduced-motion: no-preference) {
    & [data-ring] {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${breathe} ${motion.calm} backwards;
    }
  }
`;
