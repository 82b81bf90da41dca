import type { CalendarEvent } from "@inner-light/core";
import { useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Notice } from "../../components/notice.tsx";
import { Stack } from "../../components/section/section.ts";
import { WithoutScript } from "../../components/without-script.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { color, space } from "../../theme/tokens.ts";
import { LETTER, PAPER_MARGIN, type Paper } from "./paper.ts";
import { PaperChoice } from "./paper-choice.tsx";
import { type PosterLink, type PosterLinks, posterLink } from "./poster-link.ts";
import { PosterNotes } from "./poster-notes.tsx";
import { PosterSheet } from "./poster-sheet.tsx";
import { useIsTakenOver } from "./use-is-taken-over.ts";
import { usePosterEvents } from "./use-poster-events.ts";

interface PosterProps {
  /** The id of the one event to show. Without it, the poster shows the next ones. */
  readonly id: number | undefined;
  readonly links: PosterLinks;
}

/** A poster of one event or of the next ones, and what it takes to print it. */
export function Poster({ id, links }: PosterProps) {
  const [paper, setPaper] = useState<Paper>(LETTER);
  const events = usePosterEvents(id);
  const isThere = typeof events !== "string" && events.length > 0;
  return (
    <>
      <PageSize $paper={paper} />
      <WithoutScript title="The poster needs JavaScript">
        It’s turned off in this browser, and the poster needs it to put the events on the paper.
      </WithoutScript>
      <Place>
        <OnScreen>
          <PaperChoice paper={paper} onChange={setPaper} />
          <ButtonRow>
            <Button onClick={() => window.print()} disabled={!isThere}>
              Print
            </Button>
          </ButtonRow>
        </OnScreen>
        <Content events={events} isSingle={id !== undefined} links={links} paper={paper} />
      </Place>
    </>
  );
}

interface ContentProps {
  readonly events: ReturnType<typeof usePosterEvents>;
  readonly isSingle: boolean;
  readonly links: PosterLinks;
  readonly paper: Paper;
}

function Content({ events, isSingle, links, paper }: ContentProps) {
  // A server cannot tell the address of a site that only the host knows.
  const isAddressKnown = useIsTakenOver() || site.calendarFeed !== null;
  const words = wordsByLocation[useDataLocation()];
  if (events === "pending") return <Loading>Looking at the calendar…</Loading>;
  if (events === "unreadable")
    return (
      <Notice title="The calendar can’t be read right now">
        <p>{words.unreadable}</p>
      </Notice>
    );
  const [first] = events;
  if (first === undefined)
    return isSingle ? (
      <Notice title="This event isn’t coming up">
        <p>{words.missing}</p>
      </Notice>
    ) : (
      <Notice title="There’s nothing to print yet">
        <p>{words.none} Once one is on the calendar, the poster shows it.</p>
      </Notice>
    );
  return (
    <Sheet
      events={events}
      link={isAddressKnown ? posterLink(isSingle ? first : null, links) : null}
      links={links}
      paper={paper}
      isSingle={isSingle}
    />
  );
}

const wordsByLocation: Record<DataLocation, { readonly [reason in "unreadable" | "missing" | "none"]: string }> = {
  "this-browser": {
    unreadable: "Please reload the page. If that doesn’t help, this browser may not let the site keep anything.",
    missing: "It may be over, deleted, or kept in another browser.",
    none: "This browser has no upcoming events.",
  },
  practice: {
    unreadable: "Please check your connection, and reload the page.",
    missing: "It may be over or deleted.",
    none: "There are no upcoming events.",
  },
};

interface SheetProps {
  readonly events: readonly CalendarEvent[];
  readonly link: PosterLink | null;
  readonly links: PosterLinks;
  readonly paper: Paper;
  readonly isSingle: boolean;
}

function Sheet({ events, link, links, paper, isSingle }: SheetProps) {
  return (
    <>
      <OnScreen>
        <PosterNotes link={link} isPublic={events.every(links.isPublic)} isSingle={isSingle} />
      </OnScreen>
      <PosterSheet events={events} link={link} paper={paper} isSingle={isSingle} />
    </>
  );
}

/** The browser prints on this paper, and has its own margins only where the sheet has none. */
const PageSize = createGlobalStyle<{ $paper: Paper }>`
  @page { size: ${({ $paper }) => $paper.size}; margin: ${PAPER_MARGIN}; }
`;

/**
 * Reaches to the end of the first screen, so that nothing in view moves when the events arrive. The subtracted length is at
 * most the height of what is above it.
 */
const Place = styled(Stack)`
  align-content: start;
  min-height: calc(100svh - 16rem);
  @media (scripting: none) { display: none; }
  @media print { min-height: 0; }
`;

const OnScreen = styled.div`
  display: grid;
  gap: ${space.m};
  &:empty { display: none; }
  @media print { display: none; }
`;

const Loading = styled.p`
  color: ${color.textMuted};
`;
