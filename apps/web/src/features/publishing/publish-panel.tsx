import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ButtonRow } from "../../components/button/button.ts";
import { TextButton, TextButtonRow, TextLink } from "../../components/button/text-button.ts";
import { TryAgain } from "../../components/button/try-again.tsx";
import { useNextFocus } from "../../components/focus/use-next-focus.ts";
import { OwnerPanel, ReadState } from "../../components/page/owner-panel.tsx";
import { Stack } from "../../components/section/section.ts";
import { useIsBound, useOptionalService } from "../../ioc/service-provider.tsx";
import { ConnectToGitHub } from "./connect-to-github.tsx";
import { DownloadCalendar } from "./download-calendar.tsx";
import { PublishButton } from "./publish-button.tsx";
import { PublishedStatus } from "./published-status.tsx";
import { PublisherErrorNotice } from "./publisher-error-notice.tsx";
import { PUBLISHER } from "./publisher-queries.ts";
import { usePublished } from "./use-publishing.ts";

/** The id of the panel's heading, for links. */
export const PUBLISH = "publish";

const TOKENS = "https://github.com/settings/personal-access-tokens";

/** Says who sees the calendar as it is here, and publishes it, after a `backup` if need be. */
export function PublishPanel({ backup }: { backup: ReactNode }) {
  const published = usePublished();
  const { reads, stored, difference } = published;
  const access = useOptionalService("publisherAccess");
  const hasPublisher = useIsBound("calendarPublisher") && access !== null;
  const queryClient = useQueryClient();
  const focusNext = useNextFocus();
  const focusPanel = () => focusNext(`#${PUBLISH}`);
  const parts = { published, onDone: focusPanel };
  const forget = async () => {
    await access?.forget();
    await queryClient.resetQueries({ queryKey: [PUBLISHER] });
    focusPanel();
  };
  return (
    <OwnerPanel id={PUBLISH} title="Publish" reads={reads}>
      <div aria-live="polite">
        <PublishedStatus {...published} />
      </div>
      {stored !== null && !stored.isError && <ReadState reads={[stored]} />}
      {stored?.isError && (
        <PublisherErrorNotice error={stored.error}>
          <ButtonRow>
            <TryAgain $variant="outlined" isReading={stored.isFetching} read={() => stored.refetch()} />
          </ButtonRow>
        </PublisherErrorNotice>
      )}
      {hasPublisher && stored === null && <ConnectToGitHub onDone={focusPanel} />}
      {difference.length > 0 && stored?.data && <PublishButton {...parts} />}
      {difference.length > 0 && !hasPublisher && <DownloadCalendar {...parts} backup={backup} />}
      {difference.length > 0 && hasPublisher && (
        <details>
          <summary>Publish with a file, or start over</summary>
          <Stack>
            <DownloadCalendar {...parts} backup={backup} />
          </Stack>
        </details>
      )}
      {stored !== null && (
        <TextButtonRow>
          <TextButton onClick={forget}>Forget the token</TextButton>
          <TextLink href={TOKENS} target="_blank" rel="noreferrer">
            Your tokens at GitHub
          </TextLink>
        </TextButtonRow>
      )}
    </OwnerPanel>
  );
}
