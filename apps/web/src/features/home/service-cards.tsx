import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { offeredServices } from "../../site/offered-services.ts";
import { CardPicture, CardWords, PictureCard } from "../../ui/card/card.ts";
import Cat from "../../ui/drawings/cat.svg?react";
import Hands from "../../ui/drawings/hands.svg?react";
import { PictureOrDrawing } from "../../ui/picture/photograph.tsx";
import { Container, Section, SectionTitle } from "../../ui/section/section.ts";
import { color, media, radius, space, type } from "../../ui/theme/tokens.ts";

const drawings = { auraReading: Cat, reikiHealing: Hands };

export function Services() {
  return (
    <Section $flush="top">
      <Container>
        <SectionTitle>{home.services}</SectionTitle>
        <Cards>
          {offeredServices.map(({ id, page, words }) => (
            <Card key={id}>
              <CardPicture>
                <PictureOrDrawing {...words} drawing={drawings[id]} />
              </CardPicture>
              <CardWords>
                <h3>{words.name}</h3>
                <p>{words.card}</p>
                <More to={page.path}>{words.more}</More>
              </CardWords>
            </Card>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space.l};
  ${media.mediumUp} { grid-template-columns: 1fr 1fr; gap: ${space.xl}; }
`;

const Card = styled(PictureCard)`
  position: relative;
  &:hover { border-color: ${color.edge}; }
  /* As the drawings are: Chromium makes the box grow to them, and the other engines would cut them. */
  & > ${CardPicture} { aspect-ratio: 4 / 3; }
  & > ${CardWords} { padding-inline: min(${space.xl}, 8vw); }
`;

/** The whole card can be pressed. */
const More = styled(Link)`
  margin-top: auto;
  padding-top: ${space.s};
  font: ${type.strong};
  &::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.card}; }
`;
