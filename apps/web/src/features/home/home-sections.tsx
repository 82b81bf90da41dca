import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { offeredServices } from "../../site/offered-services.ts";
import type { ServiceId } from "../../site/services.ts";
import { ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import { CardPicture, CardWords, PictureCard } from "../../ui/card/card.ts";
import AuraColors from "../../ui/drawings/aura-colors.svg?react";
import Hands from "../../ui/drawings/hands.svg?react";
import OpenDoor from "../../ui/drawings/open-door.svg?react";
import { PictureOrDrawing } from "../../ui/picture/photograph.tsx";
import { Wash } from "../../ui/picture/wash.tsx";
import { Container, Section, SectionTitle, Stack } from "../../ui/section/section.ts";
import { Lead, SmallText } from "../../ui/text/text.tsx";
import { borderWidth, color, media, radius, reversedScheme, space, type } from "../../ui/theme/tokens.ts";

const drawings: Partial<Record<ServiceId, ComponentType>> = { auraReading: AuraColors, reikiHealing: Hands };

export function Services() {
  return (
    <Section $flush="top">
      <Container>
        <SectionTitle>{home.services}</SectionTitle>
        <Cards>
          {offeredServices.map(({ id, page, words }, index) => (
            <Card key={id}>
              <CardPicture>
                <Wash turn={index} />
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
  /* The drawings' own ratio: Chromium grows the box to fit, but other engines would crop. */
  & > ${CardPicture} { aspect-ratio: 4 / 3; }
  & > ${CardWords} { padding-inline: min(${space.xl}, 8vw); }
`;

const More = styled(Link)`
  margin-top: auto;
  padding-top: ${space.s};
  font: ${type.strong};
  &::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.card}; }
`;

export function Testimonials() {
  const testimonials: readonly { readonly text: string; readonly name: string }[] = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section $flush="top">
      <Container>
        <SectionTitle>{home.clients}</SectionTitle>
        <Quotes>
          {testimonials.map(({ text, name }) => (
            <figure key={text}>
              <blockquote>{text}</blockquote>
              <SmallText as="figcaption">{name}</SmallText>
            </figure>
          ))}
        </Quotes>
      </Container>
    </Section>
  );
}

const Quotes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.xl};
  & > figure { margin: 0; padding-top: ${space.l}; border-top: ${borderWidth.rule} solid ${color.line}; }
  & blockquote { margin: 0 0 ${space.m}; font: ${type.subheading}; }
`;

const { title, text, calendar, contact } = home.closing;

export function Closing({ children }: { children?: ReactNode }) {
  return (
    <Dusk>
      <Container>
        <Invitation>
          <h2>{title}</h2>
          <Lead>{text}</Lead>
          {children}
          <ButtonRow>
            <ButtonLink to="/calendar">{calendar}</ButtonLink>
            <ButtonLink to="/contact" $variant="outlined">
              {contact}
            </ButtonLink>
          </ButtonRow>
          <OpenDoor />
        </Invitation>
      </Container>
    </Dusk>
  );
}

const Dusk = styled(Section)`
  ${reversedScheme}
  background: ${color.paper};
  color: ${color.ink};
  overflow: clip;
`;

const Invitation = styled(Stack)`
  justify-items: center;
  text-align: center;
  & > h2 { font: ${type.title}; }
  & > div { justify-content: center; }
  & > svg { width: min(100%, 30rem); height: auto; overflow: visible; ${media.mediumUp} { order: -1; } }
`;
