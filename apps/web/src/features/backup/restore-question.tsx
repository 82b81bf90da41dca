import { useQuery } from "@tanstack/react-query";
import { TextButton } from "../../components/text-button.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { Inbox, PublishedCalendar } from "../../ioc/tokens.ts";
import { messageQueries } from "../../queries/messages.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar.ts";
import { RESTORE_BACKUP } from "./restore-backup.tsx";

/** Asks for a backup where this browser keeps nothing and nothing is published, because browsers may erase what they keep. */
export function RestoreQuestion() {
  const publishedCalendar = useService(PublishedCalendar);
  const { data: published } = useQuery(publishedCalendarQueries.published(publishedCalendar));
  const { data: hasOwnList } = useQuery(publishedCalendarQueries.hasOwnList(publishedCalendar));
  const { data: messages } = useQuery(messageQueries.inbox(useService(Inbox)));
  const isEmpty = published === null && hasOwnList === false && messages?.length === 0;
  if (!isEmpty) return null;
  return (
    <p>
      Were there events here before?{" "}
      <TextButton onClick={() => document.getElementById(RESTORE_BACKUP)?.focus()}>Restore a backup</TextButton>
    </p>
  );
}
