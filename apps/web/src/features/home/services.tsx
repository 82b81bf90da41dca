import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CardPicture, CardWords, PictureCard } from "../../components/card.ts";
import { Cat } from "../../components/drawings/cat.tsx";
import { Hands } from "../../components/drawings/hands.tsx";
import { Container, Section, SectionTitle } from "../../components/section/section.ts";
import { type Page, pages } from "../../site/pages.ts";
import { practice } from "../../site/practice.ts";
import { color, media, radius, space, type } from "../../theme/tokens.ts";

/** The two offerings, side by side. */
export function Services() {
  return (
    <Section $flush="top">
      <Container>
        <SectionTitle>Two ways to begin</SectionTitle>
        <Cards>
          <ServiceCard page={pages.auraReading} drawing={<Cat fit="slice" />} more="Learn More about aura reading">
            We sit, I look, and I describe the colors I see and what they may be telling you. {practice.sessionMinutes}{" "}
            minutes, for you or your animal, with a written summary to keep.
          </ServiceCard>
          <ServiceCard page={pages.reikiHealing} drawing={<Hands fit="slice" />} more="Learn More about Reiki">
            You lie comfortably, fully clothed. My hands rest lightly on you or just above you.{" "}
            {practice.sessionMinutes} minutes in which nothing is asked of you.
          </ServiceCard>
        </Cards>
      </Container>
    </Section>
  );
}

interface ServiceCardProps {
  readonly page: Page;
  readonly drawing: ReactNode;
  /** The text of the link, different on every card. */
  readonly more: string;
  readonly children: ReactNode;
}

function ServiceCard({ page, drawing, more, children }: ServiceCardProps) {
  return (
    <Card>
      <Picture>{drawing}</Picture>
      <Words>
        <h3>{page.name}</h3>
        <p>{children}</p>
        <More to={page.path}>{more}</More>
      </Words>
    </Card>
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
`;

const Picture = styled(CardPicture)`
  /* As the drawings are: Chromium makes the box grow to them, and the other engines would cut them. */
  aspect-ratio: 4 / 3;
`;

const Words = styled(CardWords)`
  padding-inline: ${space.xl};
`;

/** The whole card can be pressed. */
const More = styled(Link)`
  margin-top: auto;
  padding-top: ${space.s};
  font: ${type.strong};
  &::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.card}; }
`;
