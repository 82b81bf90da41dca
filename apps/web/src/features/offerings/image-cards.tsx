import { styled } from "styled-components";
import { servicePages } from "../../../words/service-pages.ts";
import { CardPicture, CardWords, PictureCard } from "../../ui/card/card.ts";
import { PictureOrDrawing } from "../../ui/picture/photograph.tsx";
import { Container, Section } from "../../ui/section/section.ts";
import { VisuallyHidden } from "../../ui/text/text.ts";
import { media, space } from "../../ui/theme/tokens.ts";
import type { Offering } from "./offering.ts";

/** Five cards, each with a drawing and a few words: two wide ones and three narrow ones on a large screen. */
export function ImageCards({ words, drawing, cardDrawings }: Offering) {
  return (
    <Section $flush="top">
      <Container>
        <VisuallyHidden as="h2">{servicePages.imageCards}</VisuallyHidden>
        <Cards>
          {words.imageCards.map(({ label, picture, name, text }, index) => (
            <Card as="li" key={name}>
              <Picture role="img" aria-label={label}>
                <PictureOrDrawing picture={picture} drawing={cardDrawings[index % cardDrawings.length] ?? drawing} />
              </Picture>
              <CardWords>
                <h3>{name}</h3>
                <p>{text}</p>
              </CardWords>
            </Card>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space.l};
  list-style-type: "";
  ${media.mediumUp} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.largeUp} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

const Card = styled(PictureCard)`
  ${media.mediumUp} {
    &:first-child { grid-column: span 2; flex-direction: row; align-items: center; }
    &:first-child > * { flex: 1 1 0; }
  }
  ${media.largeUp} {
    grid-column: span 2;
    &:nth-child(-n + 2) { grid-column: span 3; }
    &:first-child { flex-direction: column; align-items: stretch; }
    &:first-child > * { flex: none; }
  }
`;

const Picture = styled(CardPicture)`
  height: 14rem;
  padding-block: ${space.s};
  ${media.largeUp} { li:nth-child(-n + 2) > & { height: 18rem; } }
`;
