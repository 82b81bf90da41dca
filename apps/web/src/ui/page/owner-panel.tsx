import { hasCode, isInnerLightError } from "@inner-light/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { errors } from "../../../words/messages.ts";
import { type ErrorWords, errorMessageFor, isNotLoaded } from "../../site/error-messages.ts";
import { useIsLate } from "../browser/use-is-late.ts";
import { ButtonRow, TextButton } from "../button/button.ts";
import { useWords } from "../language/use-words.ts";
import { Notice, TryAgain } from "../notice/notice.tsx";
import { Stack, wrappingRow } from "../section/section.ts";
import { SmallText } from "../text/text.tsx";
import { color, space, type } from "../theme/tokens.ts";

type Read = Pick<UseQueryResult, "isLoading" | "isLoadingError" | "isFetching" | "error" | "refetch">;

export function OwnerPanel({ reads, children, ...part }: ComponentProps<typeof PagePart> & { reads: readonly Read[] }) {
  return (
    <PagePart {...part}>
      <ReadState reads={reads} />
      {reads.every(({ isLoading, isLoadingError }) => !isLoading && !isLoadingError) && children}
    </PagePart>
  );
}

export function ReadState({ reads }: { reads: readonly Read[] }) {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError);
  const isLate = useIsLate(reads.some(({ isLoading }) => isLoading));
  if (failed.length > 0) return <NotRead title="This can’t be read right now" failed={failed} />;
  return <div aria-live="polite">{isLate && <SmallText>Still reading…</SmallText>}</div>;
}

interface NotReadProps {
  readonly title: string;
  readonly failed: readonly Pick<Read, "error" | "isFetching" | "refetch">[];
}

export function NotRead({ title, failed }: NotReadProps) {
  const isReading = failed.some(({ isFetching }) => isFetching);
  return (
    <Notice title={title}>
      <p>{readErrorText(failed[0]?.error)}</p>
      <ButtonRow>
        <TryAgain $variant="outlined" isReading={isReading} read={() => failed.map(({ refetch }) => refetch())} />
      </ButtonRow>
    </Notice>
  );
}

function readErrorText(error: unknown): string {
  const reason = isInnerLightError(error) ? error.reason : undefined;
  if (reason === "blocked")
    return "This browser doesn’t let this site keep anything. Its privacy settings can change that.";
  if (reason === "unreadable") return "What is stored is damaged.";
  if (hasCode(error, "unauthorized")) return "Please unlock this page again.";
  if (isNotLoaded(error)) return "Part of this page didn’t load. Please reload the page.";
  return "The site isn’t answering as it should. If you are online, please try again in a minute.";
}

interface PagePartProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string | false | undefined;
  readonly children: ReactNode;
}

/** A section of a page below a heading that links can focus. */
export function PagePart({ id, title, note, children }: PagePartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Head>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {note && <p key={note}>{note}</p>}
        </Head>
        {children}
      </Stack>
    </section>
  );
}

const Head = styled.div`
  ${wrappingRow(`0 ${space.m}`, "baseline")}
  & h2:focus-visible { outline: none; }
  & p { font: ${type.label}; color: ${color.accent}; }
`;

interface ErrorNoticeProps {
  readonly error: unknown;
  readonly ownWords?: Partial<ErrorWords>;
  readonly children?: ReactNode;
}

export function ErrorNotice({ error, ownWords, children }: ErrorNoticeProps) {
  const { title, text } = errorMessageFor(error, { ...useWords(errors), ...ownWords });
  return (
    <Notice title={title} tone="danger">
      <p>{text}</p>
      {children}
    </Notice>
  );
}

/** How many rows to render at a time. Rendering ten thousand at once freezes a browser for minutes. */
const DRAWN_AT_ONCE = 100;

interface InPartsProps<Item> {
  readonly items: readonly Item[];
  readonly isPinned?: (item: Item) => boolean;
  readonly children: (drawn: readonly Item[]) => ReactNode;
}

export function InParts<Item>({ items, isPinned = () => false, children }: InPartsProps<Item>) {
  const [most, setMost] = useState(DRAWN_AT_ONCE);
  const drawn = items.filter((item, index) => index < most || isPinned(item));
  const left = items.length - drawn.length;
  return (
    <>
      {children(drawn)}
      {left > 0 && (
        <TextButton onClick={() => setMost(most + DRAWN_AT_ONCE)}>{`Show more of them (${left})`}</TextButton>
      )}
    </>
  );
}
