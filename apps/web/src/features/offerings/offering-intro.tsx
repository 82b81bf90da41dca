import { styled } from "styled-components";
import { RestOfPage } from "../../components/rest-of-page.tsx";
import { Container } from "../../components/section/section.ts";
import { color, from, space, stroke, type } from "../../theme/tokens.ts";
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
          <RestOfPage meanwhile={null}>
            <Drawing />
          </RestOfPage>
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
  ${from.medium} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${space.xxl}; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
`;

const Lead = styled.p`
  font: ${type.lead};
  color: ${color.soft};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.s} ${space.l};
  padding-top: ${space.l};
  border-top: ${stroke.rule} solid ${color.line};
  ${from.large} { grid-template-columns: repeat(3, auto); justify-content: space-between; }

  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; ${from.large} { display: block; } }
  & dt { min-width: 5rem; font: ${type.small}; color: ${color.soft}; }
  & dd { font: ${type.strong}; }
`;

const Picture = styled.div`
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  margin-inline: auto;
  & svg { overflow: visible; }
`;
