import { createFileRoute, Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { focusHeading } from "../components/layout/focus-heading.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, DividedStack, Section, Stack } from "../components/section/section.ts";
import { WithoutScript } from "../components/without-script.tsx";
import { PasswordForm, useIsAdminGateOpen } from "../features/admin-gate/password-form.tsx";
import { BackupPanel } from "../features/backup/backup-panel.tsx";
import { BackupReminder } from "../features/backup/backup-reminder.tsx";
import { DownloadBackup } from "../features/backup/download-backup.tsx";
import { RestoreQuestion } from "../features/backup/restore-question.tsx";
import { CalendarEventManager } from "../features/calendar-events/calendar-event-manager.tsx";
import { Inbox } from "../features/inbox/inbox.tsx";
import { PUBLISH, PublishPanel } from "../features/publishing/publish-panel.tsx";
import { KeptSince } from "../features/storage-diagnostics/kept-since.tsx";
import { StorageDiagnosticsPanel } from "../features/storage-diagnostics/storage-diagnostics-panel.tsx";
import type { DataLocation } from "../ioc/backend.ts";
import { useDataLocation, useIsBound } from "../ioc/service-provider.tsx";
import { Backups, PublishedCalendar, StorageDiagnostics } from "../ioc/tokens.ts";
import { pages } from "../site/pages.ts";
import { site } from "../site/site.ts";

export const Route = createFileRoute("/admin")({ component: AdminPage });

function AdminPage() {
  const open = useIsAdminGateOpen();
  const hasDiagnostics = useIsBound(StorageDiagnostics);
  const hasBackups = useIsBound(Backups);
  const canPublish = useIsBound(PublishedCalendar);
  const intro = intros[useDataLocation()];
  const [wasOpen, setWasOpen] = useState(open);
  const [hasLocked, setHasLocked] = useState(false);

  // What had the focus is gone, so focus the heading of the new page. A server locks it when the session has ended.
  useEffect(() => {
    if (open === wasOpen) return;
    focusHeading();
    setWasOpen(open);
    setHasLocked(!open);
  }, [open, wasOpen]);

  return (
    <Section>
      <PageHead page={pages.admin} />
      <Container $narrow>
        {open ? (
          <>
            <PageIntro title="Your calendar and messages">
              {intro}
              {hasDiagnostics && <KeptSince />}
            </PageIntro>
            <DividedStack>
              <Stack>
                {hasBackups && <BackupReminder />}
                {hasDiagnostics && <StorageDiagnosticsPanel />}
                <CalendarEventManager whenEmpty={hasBackups && canPublish && <RestoreQuestion />} />
              </Stack>
              {canPublish && (
                <PublishPanel
                  repository={site.repository}
                  backup={hasBackups && <DownloadBackup>Download a backup first</DownloadBackup>}
                />
              )}
              <Inbox />
              {hasBackups && <BackupPanel />}
            </DividedStack>
          </>
        ) : (
          <>
            <PageIntro title="For the owner">
              {hasLocked
                ? "This page has locked itself. Please enter the password again. What you typed is still here."
                : "Enter the password to manage the calendar’s events."}
            </PageIntro>
            <WithoutScript title="This page needs JavaScript">
              It’s turned off in this browser, and the calendar needs it to keep and change events.
            </WithoutScript>
            <PasswordForm />
          </>
        )}
      </Container>
    </Section>
  );
}

const intros: Record<DataLocation, ReactNode> = {
  "this-browser": (
    <>
      What you add or delete here is saved in this browser at once. Only this browser shows it until you{" "}
      <Link to="/admin" hash={PUBLISH} onClick={() => document.getElementById(PUBLISH)?.focus()}>
        publish it
      </Link>
      .
    </>
  ),
  practice: "What you add or delete here is saved at once, and everyone sees it on the calendar page.",
};
