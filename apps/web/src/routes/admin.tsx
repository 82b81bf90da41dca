import { createFileRoute, Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { focusHeading } from "../components/layout/focus-heading.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, DividedStack, Section, Stack } from "../components/section/section.ts";
import { WithoutScript } from "../components/without-script.tsx";
import { PasswordForm, useIsAdminGateOpen } from "../features/admin-gate/password-form.tsx";
import { AddOrRestore } from "../features/backup/add-or-restore.tsx";
import { BackupPanel } from "../features/backup/backup-panel.tsx";
import { BackupReminder } from "../features/backup/backup-reminder.tsx";
import { DownloadBackup } from "../features/backup/download-backup.tsx";
import { CalendarEventManager } from "../features/calendar-events/calendar-event-manager.tsx";
import { Inbox } from "../features/inbox/inbox.tsx";
import { PUBLISH, PublishPanel } from "../features/publishing/publish-panel.tsx";
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

  // The password form is gone, and the focus with it, so focus the heading of the new page.
  useEffect(() => {
    if (open && !wasOpen) focusHeading();
    setWasOpen(open);
  }, [open, wasOpen]);

  return (
    <Section>
      <PageHead page={pages.admin} />
      <Container $narrow>
        {open ? (
          <>
            <PageIntro title="Your calendar and messages">{intro}</PageIntro>
            <DividedStack>
              <Stack>
                {hasBackups && <BackupReminder />}
                {hasDiagnostics && <StorageDiagnosticsPanel />}
                <CalendarEventManager whenEmpty={hasBackups ? <AddOrRestore /> : <p>Add your first event.</p>} />
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
            <PageIntro title="For the owner">Enter the password to manage your calendar and messages.</PageIntro>
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
      Only this browser shows these events. Visitors see them after you{" "}
      <Link to="/admin" hash={PUBLISH} onClick={() => document.getElementById(PUBLISH)?.focus()}>
        publish
      </Link>
      .
    </>
  ),
  practice: "Changes are saved right away, and everyone sees them on the calendar page.",
};
