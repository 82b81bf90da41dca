import { createFileRoute } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusHeading } from "../components/layout/focus-heading.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageIntro } from "../components/page-intro.tsx";
import { Container, Parts, Section, Stack } from "../components/section/section.ts";
import { WithoutScript } from "../components/without-script.tsx";
import { PasswordForm } from "../features/admin-gate/password-form.tsx";
import { useIsAdminGateOpen } from "../features/admin-gate/use-admin-gate.ts";
import { BackupPanel } from "../features/backup/backup-panel.tsx";
import { CalendarEventManager } from "../features/calendar-events/calendar-event-manager.tsx";
import { Inbox } from "../features/inbox/inbox.tsx";
import { StorageTroublePanel } from "../features/stored-data/storage-trouble-panel.tsx";
import { pages } from "../site/pages.ts";

export const Route = createFileRoute("/admin")({ component: AdminPage });

function AdminPage() {
  const open = useIsAdminGateOpen();
  const [wasOpen, setWasOpen] = useState(open);

  // The password form has gone, and focus with it: it goes on to what was behind the gate.
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
            <PageIntro title="Your calendar and messages">
              What you add or delete here is saved in this browser at once, and shown on its calendar page.
            </PageIntro>
            <Parts>
              <Stack>
                <StorageTroublePanel />
                <CalendarEventManager />
              </Stack>
              <Inbox />
              <BackupPanel />
            </Parts>
          </>
        ) : (
          <>
            <PageIntro title="For the owner">Enter the password to manage the calendar’s events.</PageIntro>
            <WithoutScript title="This page needs JavaScript">
              It is switched off in this browser, and the calendar’s events are kept and changed by it.
            </WithoutScript>
            <PasswordForm />
          </>
        )}
      </Container>
    </Section>
  );
}
