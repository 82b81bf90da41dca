import type { ComponentType, ReactNode } from "react";
import { styled } from "styled-components";
import { PasswordForm, useAdminGate } from "../features/admin-gate/password-form.tsx";
import { BACKUP, BackupPanel, BackupReminder, DownloadBackup } from "../features/backup/backup-panel.tsx";
import { CalendarEventManager } from "../features/calendar-manager/list/calendar-event-manager.tsx";
import { ConnectionNotice } from "../features/connection/connection-notice.tsx";
import { INBOX, Inbox, UnreadMessages } from "../features/inbox/inbox-panel.tsx";
import { PUBLISH, PublishLink, PublishPanel } from "../features/publishing/publish-panel.tsx";
import {
  type Comparison,
  useComparison,
  useOwnDocument,
  useVisitorsView,
} from "../features/publishing/use-publishing.ts";
import { StorageDiagnosticsPanel } from "../features/storage-diagnostics/storage-diagnostics-panel.tsx";
import type { Backend } from "../ioc/define-backend.ts";
import type { OptionalPort } from "../ioc/ports-and-use-cases.ts";
import { useBackend, useIsBound } from "../ioc/use-services.ts";
import { pages } from "../site/pages.ts";
import { TextLink } from "../ui/button/button.ts";
import OpenDoor from "../ui/drawings/open-door.svg?react";
import { OwnersLanguage } from "../ui/language/owners-language.tsx";
import { WithoutScript } from "../ui/notice/notice.tsx";
import { NotFoundPage } from "../ui/page/not-found-page.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Container, DividedStack, Section, Stack } from "../ui/section/section.ts";
import { SmallText } from "../ui/text/text.tsx";
import { space, type } from "../ui/theme/tokens.ts";

export function AdminPage() {
  if (!useBackend().hasAdmin) return <NotFoundPage />;
  return (
    <OwnersLanguage>
      <OwnersPage />
    </OwnersLanguage>
  );
}

function OwnersPage() {
  const { isOpen, hasLocked } = useAdminGate();
  useOwnDocument(useIsBound("calendarPublisher"));
  return (
    <Work lang="en-US" data-toasts="top">
      <PageHead page={pages.admin} />
      <Container $narrow>{isOpen ? <UnlockedPage /> : <LockedPage hasLocked={hasLocked} />}</Container>
    </Work>
  );
}

function LockedPage({ hasLocked }: { hasLocked: boolean }) {
  return (
    <Door>
      <OpenDoor />
      <WorkIntro title="For the owner">
        {hasLocked
          ? "This page has locked itself. Please enter the password again. What you typed is still here."
          : "Enter the password to manage your calendar and messages."}
      </WorkIntro>
      <WithoutScript title="This page needs JavaScript">
        It’s turned off in this browser, and the calendar needs it to keep and change events.
      </WithoutScript>
      <PasswordForm />
    </Door>
  );
}

/** Separate, so the locked page does not use the owner's ports. */
function UnlockedPage() {
  const { optionalPorts, dataLocation } = useBackend();
  const isShown = ({ needs }: OwnersPart) => needs === undefined || optionalPorts.includes(needs);
  const comparison = useComparison();
  const visitorsView = useVisitorsView(comparison);
  const panels = PANELS.filter(isShown);
  return (
    <>
      <WorkIntro title="Your calendar and messages">
        {optionalPorts.includes("publishedCalendar") ? (
          <>
            Changes stay in this browser until you <a href={`#${PUBLISH}`}>publish</a> them. Keep a{" "}
            <a href={`#${BACKUP}`}>backup</a>, too.
            {comparison.hasPublisher && " Links to your site open a new tab."}
          </>
        ) : (
          intros[dataLocation]
        )}
      </WorkIntro>
      <DividedStack>
        <Stack>
          <CalendarEventManager
            notices={NOTICES.filter(isShown).map(({ id, Part }) => <Part key={id} comparison={comparison} />)}
            links={panels.map(({ id, Link }) => <Link key={id} comparison={comparison} />)}
            whenEmpty={
              <p>
                Add your first event. <a href={`#${BACKUP}`}>Or restore a backup.</a>
              </p>
            }
            visitorsView={visitorsView}
          />
        </Stack>
        {panels.map(({ id, Part }) => (
          <Part key={id} comparison={comparison} />
        ))}
      </DividedStack>
    </>
  );
}

interface OwnersPart {
  readonly id: string;
  /** Shown only if the backend binds this port. */
  readonly needs?: OptionalPort;
  readonly Part: ComponentType<{ readonly comparison: Comparison }>;
}

interface OwnersPanel extends OwnersPart {
  readonly Link: OwnersPart["Part"];
}

const NOTICES: readonly OwnersPart[] = [
  { id: "connection", needs: "changePoller", Part: ConnectionNotice },
  { id: "reminder", Part: BackupReminder },
  { id: "diagnostics", needs: "diagnostics", Part: StorageDiagnosticsPanel },
];

/** Shown below the calendar. Each id belongs to the panel's heading. */
const PANELS: readonly OwnersPanel[] = [
  {
    id: PUBLISH,
    needs: "publishedCalendar",
    Part: ({ comparison }) => (
      <PublishPanel comparison={comparison} backup={<DownloadBackup>Download a backup first</DownloadBackup>} />
    ),
    Link: PublishLink,
  },
  {
    id: INBOX,
    Part: Inbox,
    Link: () => (
      <TextLink href={`#${INBOX}`}>
        Messages
        <UnreadMessages />
      </TextLink>
    ),
  },
  {
    id: BACKUP,
    Part: BackupPanel,
    Link: () => <TextLink href={`#${BACKUP}`}>Backup</TextLink>,
  },
];

function WorkIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Intro>
      <h1>{title}</h1>
      <SmallText>{children}</SmallText>
    </Intro>
  );
}

const intros: Record<Backend["dataLocation"], string> = {
  "this-browser": "Only this browser shows these events.",
  practice: "Everyone sees your changes on the calendar page as soon as they’re saved.",
};

const Work = styled(Section)`
  padding-block-start: ${space.xl};
  h2 { font: ${type.subheading}; }
  details[open] > summary { margin-block-end: ${space.m}; }
`;

const Door = styled.div`
  max-width: 24rem;
  margin-inline: auto;
  text-align: center;
  & > svg { width: 100%; height: 9rem; margin-block-end: ${space.m}; }
  & > form { text-align: start; }
`;

const Intro = styled.div`
  display: grid;
  gap: ${space.s};
  margin-bottom: ${space.l};
  h1 { font: ${type.heading}; }
`;
