import { styled } from "styled-components";
import { Container, Section } from "../../components/section/section.ts";
import { borderWidth, color, media, space } from "../../theme/tokens.ts";
import { LightList } from "./light-list.ts";
import type { ItemsPart } from "./offering.ts";

/** Named items, one below the other, with the heading beside them. */
export function OfferingItems({ part: { title, intro, items, isLit = false } }: { part: ItemsPart }) {
  return (
    <Section $flush="top">
      <Columns>
        <Head>
          <Title>{title}</Title>
          <Intro>{intro}</Intro>
        </Head>
        <Rows as={isLit ? LightList : "ul"}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Rows>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space.l};
  ${media.mediumUp} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: ${space.xxl}; }
`;

/** Stays in view beside the items. */
const Head = styled.div`
  ${media.mediumUp} {
    position: sticky;
    top: calc(var(--covered-height) + ${space.xl});
    align-self: start;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space.m};
`;

const Intro = styled.p`
  max-width: 24em;
  color: ${color.textMuted};
`;

const Rows = styled.ul`
  list-style-type: "";
  & > li { padding-block: ${space.l}; border-top: ${borderWidth.rule} solid ${color.line}; break-inside: avoid; }
  & > li:last-child { border-bottom: ${borderWidth.rule} solid ${color.line}; }
  & p { margin-top: ${space.xs}; color: ${color.textMuted}; }
`;
