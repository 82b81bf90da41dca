import { styled } from "styled-components";
import { servicePages } from "../../../words/service-pages.ts";
import { serviceWords } from "../../site/offered-services.ts";
import { pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { ButtonAnchor, ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import { CardPicture, CardWords, PictureCard } from "../../ui/card/card.ts";
import { Deferred, PageHead } from "../../ui/page/page-head.tsx";
import { PictureOrDrawing } from "../../ui/picture/photograph.tsx";
import { Columns, Container, Section, Stack } from "../../ui/section/section.ts";
import { Lead, VisuallyHidden } from "../../ui/text/text.tsx";
import { borderWidth, color, media, radius, space, type } from "../../ui/theme/tokens.ts";
import { type Offering, OfferingItems, OfferingLists, OfferingWelcome, WELCOME } from "./offering-lists.tsx";

export function OfferingPage({ offering }: { offering: Offering }) {
  const { id, words } = offering;
  return (
    <>
      <PageHead page={pages[id]} />
      <OfferingIntro {...offering} />
      <Deferred>
        <ImageCards {...offering} />
        <OfferingWelcome {...offering} />
        <OfferingItems items={words.items} />
        {words.lists.map((group, index) => (
          <OfferingLists key={group.title} group={group} isBand={index % 2 === 0} />
        ))}
        <OfferingClosing {...offering} />
      </Deferred>
    </>
  );
}

function OfferingIntro({ id, words, drawing }: Offering) {
  const { facts } = servicePages;
  const price = site.prices[id];
  const { name, length, picture, label } = serviceWords[id];
  return (
    <Ground>
      <Columns $widths="minmax(0, 1fr) minmax(0, 1fr)" $centered>
        <Stack>
          <h1>{name}</h1>
          <Lead>{words.lead}</Lead>
          <Facts>
            <Fact name={facts.for} text={words.for} />
            <Fact name={facts.where} text={words.where} />
            <Fact name={facts.length} text={length} />
            {price !== undefined && <Fact name={facts.price} text={price} />}
          </Facts>
          <ButtonRow>
            <AskAboutSession id={id} />
            {words.welcome && (
              <ButtonAnchor href={`#${WELCOME}`} $variant="outlined">
                {words.welcome.title}
              </ButtonAnchor>
            )}
          </ButtonRow>
        </Stack>
        <Picture>
          <Deferred fallback={null}>
            <PictureOrDrawing picture={picture} label={label} drawing={drawing} />
          </Deferred>
        </Picture>
      </Columns>
    </Ground>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const Ground = styled.section`
  padding-block: ${space.xxl};
  overflow: clip;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.l};
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  ${media.mediumUp} { grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr)); column-gap: ${space.m}; }
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; ${media.mediumUp} { display: block; } }
  & dt { min-width: 7rem; ${media.mediumUp} { min-width: 0; } font: ${type.small}; color: ${color.textMuted}; }
  & dd { flex: 1 1 9rem; font: ${type.strong}; } /* A longer text wraps beside its name. */
`;

const Picture = styled.div`
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  margin-inline: auto;
  position: relative;
  & svg { overflow: visible; }
  & img { border-radius: ${radius.card}; }
`;

function OfferingClosing({ id, words }: Offering) {
  const { title, text, calendar, note } = servicePages.closing;
  return (
    <Section>
      <Columns $widths="minmax(0, 3fr) minmax(0, 2fr)">
        <Stack>
          <h2>{title}</h2>
          <Lead>{text}</Lead>
          <ButtonRow>
            <AskAboutSession id={id} />
            <ButtonLink to="/calendar" $variant="outlined">
              {calendar}
            </ButtonLink>
          </ButtonRow>
        </Stack>
        <Note>
          <h3>{note}</h3>
          <p>{words.note}</p>
        </Note>
      </Columns>
    </Section>
  );
}

const Note = styled.div`
  align-self: start;
  padding: ${space.l};
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  & > p { margin-top: ${space.s}; font: ${type.small}; color: ${color.textMuted}; }
`;

function AskAboutSession({ id }: Pick<Offering, "id">) {
  return (
    <ButtonLink to="/contact" search={{ about: serviceWords[id].name }}>
      {servicePages.ask}
    </ButtonLink>
  );
}

function ImageCards({ words, drawing, cardDrawings }: Offering) {
  return (
    <Section $flush="top">
      <Container>
        <VisuallyHidden as="h2">{servicePages.imageCards}</VisuallyHidden>
        <Cards>
          {words.imageCards.map(({ label, picture, name, text }, index) => (
            <Card as="li" key={name}>
              <CardDrawing role="img" aria-label={label}>
                <PictureOrDrawing picture={picture} drawing={cardDrawings[index % cardDrawings.length] ?? drawing} />
              </CardDrawing>
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

const CardDrawing = styled(CardPicture)`
  height: 14rem;
  padding-block: ${space.s};
  ${media.largeUp} { li:nth-child(-n + 2) > & { height: 18rem; } }
`;

const Card = styled(PictureCard)`
  ${media.belowMedium} {
    flex-direction: row;
    & > ${CardDrawing} { flex: 0 0 30%; height: auto; }
    & > ${CardWords} { padding: ${space.m}; }
    p { font: ${type.small}; }
  }
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
