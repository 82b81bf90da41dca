import { isoTimestampOf, noteDownload } from "@inner-light/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { useDownload } from "../../components/button/use-download.ts";
import { Confirmation } from "../../components/confirmation/confirmation.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";
import { site } from "../../site/site.ts";
import { space } from "../../theme/tokens.ts";
import { differenceSummary, lostByPublishing } from "./published-status.tsx";
import type { Published } from "./use-publishing.ts";

interface DownloadCalendarProps {
  readonly published: Published;
  readonly backup: ReactNode;
  /** Called after the list here has changed. */
  readonly onDone: () => void;
}

/** Publishes by a file that the owner puts online, and brings here what is published. */
export function DownloadCalendar({
  published: { published, stored, difference },
  backup,
  onDone,
}: DownloadCalendarProps) {
  const { clock } = useServices();
  const calendarEvents = useService("calendarEvents");
  const snapshots = useOptionalService("snapshots");
  const publishedCalendar = useService("publishedCalendar");
  const queryClient = useQueryClient();
  const publish = useDownload(async () => {
    const calendar = { createdAt: isoTimestampOf(clock.now()), events: await calendarEvents.list() };
    const { writePublishedCalendar } = await import("../../ioc/exchange.ts");
    await noteDownload(publishedCalendar, calendar.createdAt);
    return { name: "calendar.json", text: writePublishedCalendar(calendar) };
  });
  const showToast = useToast();
  const { mutate: take } = useMutation({
    mutationFn: async (isPull: boolean) => {
      const { beginFromPublished, pullFromPublished } = await import("../../ioc/exchange.ts");
      if (snapshots === null) return;
      const calendar = stored?.data?.calendar ?? undefined;
      if (isPull) await pullFromPublished({ calendarEvents, snapshots }, publishedCalendar, calendar);
      else await beginFromPublished(snapshots, publishedCalendar, calendar);
    },
    onSuccess: async (_, isPull) => {
      showToast(isPull ? PULLED : REPLACED);
      await queryClient.invalidateQueries({ queryKey: queryKeys.events });
      onDone();
    },
    onError: useErrorToast(),
  });
  const lost = published === null ? "" : lostByPublishing(difference);
  return (
    <>
      <ButtonRow>
        <Confirmation
          question={`The file may leave out what was published elsewhere: ${lost}. Once it’s online, everyone sees the calendar as it is here. Download it all the same?`}
          isNeeded={lost !== ""}
          answers={[
            { label: "Yes, download it", onChoose: publish.onClick },
            { label: "Bring that here first", onChoose: () => take(true) },
          ]}
          no="No, not yet"
        >
          {(ask, button) => (
            <>
              <Button ref={button} {...publish} onClick={ask}>
                Download calendar.json
              </Button>
              {lost !== "" && stored === null && (
                <Button $variant="outlined" onClick={() => take(true)}>
                  Bring that here
                </Button>
              )}
            </>
          )}
        </Confirmation>
        {published !== null && snapshots !== null && (
          <Confirmation
            question={`Start from the published calendar? You’ll lose what’s different in this browser: ${differenceSummary(difference)}. You can’t undo this.`}
            before={backup && <ButtonRow>{backup}</ButtonRow>}
            answers={[{ label: "Yes, start from it", onChoose: () => take(false) }]}
            no="No, keep what’s here"
          >
            {(ask, button) => (
              <Button ref={button} $variant="outlined" onClick={ask}>
                Start from the published calendar
              </Button>
            )}
          </Confirmation>
        )}
      </ButtonRow>
      <PublishSteps />
    </>
  );
}

const REPLACED = { title: "Calendar Replaced", text: "This browser shows the published calendar again." };
const PULLED = {
  title: "Calendar Updated",
  text: "What was published elsewhere is here, too. What you changed stays as you have it.",
};

/** How the downloaded file gets online. */
export function PublishSteps() {
  const { repository } = site;
  const folder = __CALENDAR_FILE__.replace("/calendar.json", "");
  return (
    <Steps>
      <li>
        {repository === null ? (
          <>On GitHub, open the folder “{folder}” of your site, and press “Add file” and “Upload files.”</>
        ) : (
          <>
            Open{" "}
            <a href={`${repository.url}/upload/${repository.branch}/${folder}`} target="_blank" rel="noreferrer">
              the upload page of your site
            </a>{" "}
            on GitHub.
          </>
        )}{" "}
        Put the file there. It has to be named “calendar.json”; if your computer named it “calendar (1).json”, rename it
        first.
      </li>
      <li>Press “Commit changes.”</li>
      <li>
        Wait a few minutes while your site is rebuilt. Then reload this page. It should say “Everyone sees this
        calendar.”
      </li>
    </Steps>
  );
}

/** What the owner does at GitHub, one by one. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
