import type { ComponentType } from "react";
import { styled } from "styled-components";
import type { auraReading } from "../../../words/aura-reading.ts";
import type { OwnPicture } from "../../site/pictures.ts";
import type { ServiceId } from "../../site/services.ts";
import { TextPageLink } from "../../ui/button/button.ts";
import { PictureOrDrawing } from "../../ui/picture/photograph.tsx";
import { Columns, Container, Section, Stack, stickyColumn } from "../../ui/section/section.ts";
import { Paragraph } from "../../ui/text/text.tsx";
import { borderWidth, color, media, radius, space } from "../../ui/theme/tokens.ts";

type PageWords = typeof auraReading;

/** The words and drawings of a service's page. A picture in the owner's words replaces a drawing. */
export interface Offering {
  readonly id: ServiceId;
  readonly words: Omit<PageWords, "imageCards" | "welcome"> & {
    readonly imageCards: readonly (Omit<PageWords["imageCards"][number], "label"> & OwnPicture)[];
    readonly welcome: (PageWords["welcome"] & OwnPicture) | null;
  };
  readonly drawing: ComponentType;
  readonly cardDrawings: readonly ComponentType[];
  readonly welcomeDrawing: ComponentType;
}

type Words = Offering["words"];

const LightList = styled.ul`
  list-style-type: "";
  & > li { position: relative; padding-inline-start: 2.5rem; }
  & > li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    width: 1.75rem;
    height: 1.75rem;
    background:
      radial-gradient(circle, ${color.ink} 0 1.6px, transparent 3px),
      radial-gradient(closest-side, var(--light), color-mix(in srgb, var(--light) 45%, transparent) 55%, transparent);
  }
  @media (forced-colors: active) { & > li::before { content: "•" / ""; text-align: center; } }
  ${[1, 3, 5, 2, 4].map((glow, index) => `& > li:nth-child(5n + ${index + 1})::before { --light: var(--glow-${glow}); }`)}
`;

const QuietList = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style-type: "";
  & > li { position: relative; padding-inline-start: ${space.l}; }
  & > li::before {
    content: "";
    position: absolute;
    inset-inline-start: 0;
    top: 0.8em;
    width: ${space.m};
    border-top: ${borderWidth.rule} solid ${color.edge};
  }
`;

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <QuietList>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </QuietList>
  );
}

export function OfferingLists({ group, isBand }: { group: Words["lists"][number]; isBand: boolean }) {
  const { title, intro, lists } = group;
  return (
    <Section {...(isBand ? { $band: true } : { $flush: "bottom" })}>
      <Container>
        <h2>{title}</h2>
        <Intro>{intro}</Intro>
        <ListColumns>
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <Lines lines={list.lines} />
            </div>
          ))}
        </ListColumns>
      </Container>
    </Section>
  );
}

const Intro = styled(Paragraph)`
  margin-top: ${space.m};
  color: ${color.textMuted};
`;

const ListColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.xl} ${space.xxl};
  margin-top: ${space.xl};
  & ul { margin-top: ${space.m}; }
`;

export function OfferingItems({ items: { title, intro, items } }: { items: Words["items"] }) {
  return (
    <Section $flush="top">
      <Columns $widths="minmax(0, 2fr) minmax(0, 3fr)">
        <Head>
          <h2>{title}</h2>
          <p>{intro}</p>
        </Head>
        <Rows>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </Rows>
      </Columns>
    </Section>
  );
}

const Head = styled.div`
  & > h2 { margin-bottom: ${space.m}; }
  & > p { max-width: 24em; color: ${color.textMuted}; }
  ${media.mediumUp} { ${stickyColumn(space.xl)} }
`;

const Rows = styled(LightList)`
  & > li { padding-block: ${space.l}; border-top: ${borderWidth.rule} solid ${color.line}; break-inside: avoid; }
  & > li:last-child { border-bottom: ${borderWidth.rule} solid ${color.line}; }
  & p { margin-top: ${space.xs}; color: ${color.textMuted}; }
`;

export const WELCOME = "welcome";

export function OfferingWelcome({ words: { welcome }, welcomeDrawing }: Offering) {
  if (welcome === null) return null;
  const { picture, label, title, text, lines, question, about } = welcome;
  return (
    <Section $flush="top" id={WELCOME}>
      <Columns $widths="minmax(0, 1fr) minmax(0, 1fr)" $centered>
        <Picture>
          <PictureOrDrawing picture={picture} label={label} drawing={welcomeDrawing} />
        </Picture>
        <Stack>
          <h2>{title}</h2>
          <Paragraph>{text}</Paragraph>
          <Lines lines={lines} />
          <div>
            <TextPageLink to="/contact" search={{ about }}>
              {question}
            </TextPageLink>
          </div>
        </Stack>
      </Columns>
    </Section>
  );
}

const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  & img { border-radius: ${radius.card}; }
  order: 1;
  ${media.mediumUp} { order: 0; }
`;
