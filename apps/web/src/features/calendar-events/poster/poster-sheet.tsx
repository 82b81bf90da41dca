import type { CalendarEvent } from "@inner-light/core";
import { useMemo } from "react";
import { styled } from "styled-components";
import { calendar as words } from "../../../../words/calendar.ts";
import { card } from "../../../components/card/card.ts";
import { Hands } from "../../../components/drawings/hands.tsx";
import { QrCodeImage } from "../../../components/picture/qr-code-image.tsx";
import { wrappingRow } from "../../../components/section/section.ts";
import { drawQrCode } from "../../../site/draw-qr-code.ts";
import { site } from "../../../site/site.ts";
import { borderWidth, color, media, space, type } from "../../../theme/tokens.ts";
import { eventAnchor } from "../sharing/calendar-links.ts";
import type { Paper } from "./paper-choice.tsx";
import { PosterEvent, PosterRow } from "./poster-event.tsx";

interface PosterSheetProps {
  readonly events: readonly CalendarEvent[];
  /** The address of the calendar, for people to type. `null` while it is not known: the sheet keeps its place. */
  readonly address: string | null;
  readonly paper: Paper;
  readonly isSingle: boolean;
}

/** The poster as it is printed: a sheet of paper, or more where the events need it. */
export function PosterSheet({ events, address, paper, isSingle }: PosterSheetProps) {
  return (
    <Sheet aria-label="Poster" $paper={paper}>
      <Top $isSingle={isSingle}>
        <Picture $isSingle={isSingle}>
          <Hands />
        </Picture>
        <div>
          <Large>{site.practiceName}</Large>
          {!isSingle && <h2>{words.title}</h2>}
        </div>
      </Top>
      {isSingle ? (
        events.map((event) => <PosterEvent key={event.id} event={event} />)
      ) : (
        <Rows>
          {events.map((event) => (
            <PosterRow key={event.id} event={event} />
          ))}
        </Rows>
      )}
      <Bottom address={address} event={isSingle ? events[0] : undefined} />
    </Sheet>
  );
}

function Bottom({ address, event }: { address: string | null; event: CalendarEvent | undefined }) {
  const target = address && event ? `${address}#${eventAnchor(event)}` : address;
  const code = useMemo(() => (target === null ? null : drawQrCode(target)), [target]);
  const { contact } = site;
  const what = event ? "the event" : "the calendar";
  return (
    <Footer>
      <Code>{code && <QrCodeImage code={code} label={`QR code that leads to ${what}`} />}</Code>
      <Words>
        <strong>Scan this for {what}, or visit</strong>
        <Large>{address?.replace(/^https?:\/\//, "") ?? "\u00a0"}</Large>
        {contact.address.href !== null && <p>{contact.address.text}</p>}
        {contact.phone.href !== null && <p>{contact.phone.text}</p>}
      </Words>
    </Footer>
  );
}

/** On the screen a card; on paper without an edge, since the paper has one. */
const Sheet = styled.article<{ $paper: Paper }>`
  ${card}
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.l};
  min-width: 0;
  padding: ${space.l};
  ${media.mediumUp} { min-height: ${({ $paper }) => $paper.height}; padding: ${space.xl} ${space.xxl}; }
  @media print {
    min-height: ${({ $paper }) => $paper.height};
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;

/** The drawing above the words, or beside them where ten events need the room. */
const Top = styled.div<{ $isSingle: boolean }>`
  display: flex;
  flex-direction: ${({ $isSingle }) => ($isSingle ? "column" : "row")};
  align-items: center;
  gap: ${space.m} ${space.l};
`;

const Picture = styled.div<{ $isSingle: boolean }>`
  width: ${({ $isSingle }) => ($isSingle ? "80mm" : "32mm")};
  max-width: 100%;
  height: ${({ $isSingle }) => ($isSingle ? "60mm" : "24mm")};
  flex: none;
  & svg { overflow: visible; }
`;

const Rows = styled.ul`
  list-style: none;
`;

const Footer = styled.div`
  ${wrappingRow(`${space.m} ${space.l}`)}
  padding-top: ${space.m};
  border-top: ${borderWidth.rule} solid ${color.line};
  break-inside: avoid;
`;

/** Large enough for a phone at arm's length. */
const Code = styled.div`
  width: 32mm;
  aspect-ratio: 1;
  flex: none;
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  & > p + p { margin-top: 0; }
`;

const Large = styled.p`
  font: ${type.subheading};
`;
