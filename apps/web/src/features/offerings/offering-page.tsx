import { styled } from "styled-components";
import { ButtonLink, ButtonRow } from "../../components/button/button.ts";
import { Deferred } from "../../components/page/deferred.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { Columns, Section, Stack } from "../../components/section/section.ts";
import { Lead } from "../../components/text/text.ts";
import type { Page } from "../../site/pages.ts";
import { practice } from "../../site/practice.ts";
import { borderWidth, color, media, radius, space, type } from "../../theme/tokens.ts";
import { ImageCards } from "./image-cards.tsx";
import type { Offering } from "./offering.ts";
import { OfferingItems, OfferingLists, OfferingWelcome } from "./offering-lists.tsx";

/** The page of one offering, from the first words to the way to arrange it. */
export function OfferingPage({ offering }: { offering: Offering }) {
  return (
    <>
      <PageHead page={offering.page} />
      <OfferingIntro offering={offering} />
      <Deferred>
        <ImageCards imageCards={offering.imageCards} />
        {offering.welcome && <OfferingWelcome welcome={offering.welcome} />}
        <OfferingItems items={offering.items} />
        {offering.lists.map((group, index) => (
          <OfferingLists key={group.title} group={group} isBand={index % 2 === 0} />
        ))}
        <OfferingClosing offering={offering} />
      </Deferred>
    </>
  );
}

/** The offering's name, what happens in a session, four facts about it, and the way to ask. */
export function OfferingIntro({ offering: { page, lead, facts, price, drawing: Drawing } }: { offering: Offering }) {
  return (
    <Ground>
      <Columns $widths="minmax(0, 1fr) minmax(0, 1fr)" $centered>
        <Stack>
          <h1>{page.name}</h1>
          <Lead>{lead}</Lead>
          <Facts>
            {[...facts, { name: "What it costs", text: price ?? "I’ll tell you before you book" }].map(
              ({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ),
            )}
          </Facts>
          <ButtonRow>
            <AskAboutSession page={page} />
          </ButtonRow>
        </Stack>
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

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.l};
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  ${media.largeUp} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; ${media.largeUp} { display: block; } }
  & dt { min-width: 7rem; font: ${type.small}; color: ${color.textMuted}; }
  & dd { font: ${type.strong}; }
`;

const Picture = styled.div`
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  margin-inline: auto;
  & svg { overflow: visible; }
`;

/** How to arrange a session, and what a session is not. */
function OfferingClosing({ offering: { page, note } }: { offering: Offering }) {
  return (
    <Section>
      <Columns $widths="minmax(0, 3fr) minmax(0, 2fr)">
        <Stack>
          <h2>Arrange a Session</h2>
          <Lead>
            Please write at least {practice.bookAheadHours} hours ahead. I answer within {practice.replyWithinHours}{" "}
            hours. If you’d rather talk first, a {practice.consultationMinutes}-minute call is free.
          </Lead>
          <ButtonRow>
            <AskAboutSession page={page} />
            <ButtonLink to="/calendar" $variant="outlined">
              See the calendar
            </ButtonLink>
          </ButtonRow>
        </Stack>
        <Note>
          <h3>Complementary care</h3>
          <p>{note}</p>
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

/** Leads to the contact form, whose notes then begin with the name of the service. */
function AskAboutSession({ page }: { page: Page }) {
  return (
    <ButtonLink to="/contact" search={{ about: page.name }}>
      Ask about this session
    </ButtonLink>
  );
}
