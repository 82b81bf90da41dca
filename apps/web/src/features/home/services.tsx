import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CardPicture, CardWords, PictureCard } from "../../components/card/card.ts";
import { Cat } from "../../components/drawings/cat.tsx";
import { Hands } from "../../components/drawings/hands.tsx";
import { Container, Section, SectionTitle } from "../../components/section/section.ts";
import { NoWrap } from "../../components/text/text.ts";
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
            I describe the colors I see and what they may be telling you. <NoWrap>{practice.sessionMinutes}</NoWrap>{" "}
            minutes, for you or your pet, with a written summary to keep.
          </ServiceCard>
          <ServiceCard page={pages.reikiHealing} drawing={<Hands fit="slice" />} more="Learn More about Reiki">
            You lie comfortably, fully clothed. My hands rest lightly on you or just above you. For{" "}
            <NoWrap>{practice.sessionMinutes}</NoWrap> minutes, nothing is asked of you.
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
      <CardPicture>{drawing}</CardPicture>
      <CardWords>
        <h3>{page.name}</h3>
        <p>{children}</p>
        <More to={page.path}>{more}</More>
      </CardWords>
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
  /* As the drawings are: Chromium makes the box grow to them, and the other engines would cut them. */
  & > ${CardPicture} { aspect-ratio: 4 / 3; }
  & > ${CardWords} { padding-inline: ${space.xl}; }
`;

/** The whole card can be pressed. */
const More = styled(Link)`
  margin-top: auto;
  padding-top: ${space.s};
  font: ${type.strong};
  &::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.card}; }
`;
