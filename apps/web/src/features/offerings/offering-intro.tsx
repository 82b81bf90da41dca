import { styled } from "styled-components";
import { Deferred } from "../../components/deferred.tsx";
import { Container } from "../../components/section/section.ts";
import { borderWidth, color, media, space, type } from "../../theme/tokens.ts";
import type { Offering } from "./offering.ts";

/** The offering's name, what happens in it, and the three things one wants to know first. */
export function OfferingIntro({ offering: { page, lead, facts, drawing: Drawing } }: { offering: Offering }) {
  return (
    <Ground>
      <Columns>
        <Words>
          <h1>{page.name}</h1>
          <Lead>{lead}</Lead>
          <Facts>
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Facts>
        </Words>
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

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  ${media.mediumUp} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${space.xxl}; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Lead = styled.p`
  font: ${type.lead};
  color: ${color.textMuted};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.s} ${space.l};
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  ${media.largeUp} { grid-template-columns: repeat(3, auto); justify-content: space-between; }

  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; ${media.largeUp} { display: block; } }
  & dt { min-width: 5rem; font: ${type.small}; color: ${color.textMuted}; }
  & dd { font: ${type.strong}; }
`;

const Picture = styled.div`
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  margin-inline: auto;
  & svg { overflow: visible; }
`;
