import { isoTimestampOf } from "@inner-light/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { useDownload } from "../../components/button/use-download.ts";
import { Confirmation } from "../../components/confirmation/confirmation.tsx";
import { useNextFocus } from "../../components/focus/use-next-focus.ts";
import { OwnerPanel } from "../../components/page/owner-panel.tsx";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { space } from "../../theme/tokens.ts";
import { differenceSummary, PublishedStatus } from "./published-status.tsx";
import { usePublishedState } from "./use-published-state.ts";

/** The id of the panel's heading, for links. */
export const PUBLISH = "publish";

/** Says who sees the calendar as it is here, and publishes it, after a `backup` if need be. */
export function PublishPanel({ backup }: { backup: ReactNode }) {
  const { reads, state } = usePublishedState();
  const { clock } = useServices();
  const calendarEvents = useService("calendarEvents");
  const snapshots = useOptionalService("snapshots");
  const publish = useDownload(async () => {
    const calendar = { createdAt: isoTimestampOf(clock.now()), events: await calendarEvents.list() };
    const { writePublishedCalendar } = await import("../../ioc/exchange.ts");
    return { name: "calendar.json", text: writePublishedCalendar(calendar) };
  });
  const showToast = useToast();
  const focusNext = useNextFocus();
  const { mutate: reset } = useMutation({
    mutationFn: async () => {
      const { beginFromPublished } = await import("../../ioc/exchange.ts");
      if (snapshots !== null) await beginFromPublished(snapshots);
    },
    onSuccess: () => {
      showToast({ title: "Calendar Replaced", text: "This browser shows the published calendar again." });
      focusNext(`#${PUBLISH}`);
    },
    onError: useErrorToast(),
  });

  const summary = state ? differenceSummary(state.difference) : "";
  return (
    <OwnerPanel id={PUBLISH} title="Publish" reads={reads}>
      {state && <PublishedStatus {...state} />}
      {summary !== "" && (
        <>
          <ButtonRow>
            <Button {...publish}>Download calendar.json</Button>
            {state?.published !== null && snapshots !== null && (
              <Confirmation
                question={`Start from the published calendar? You’ll lose what’s different in this browser: ${summary}. You can’t undo this.`}
                before={backup && <ButtonRow>{backup}</ButtonRow>}
                answers={[{ label: "Yes, start from it", onChoose: reset }]}
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
      )}
    </OwnerPanel>
  );
}

/** How the downloaded file gets online. */
export function PublishSteps() {
  const { repository } = site;
  return (
    <Steps>
      <li>
        {repository === null ? (
          <>On GitHub, open the folder “apps/web/published” of your site, and press “Add file” and “Upload files.”</>
        ) : (
          <>
            Open{" "}
            <a href={`${repository}/upload/main/apps/web/published`} target="_blank" rel="noreferrer">
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

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
