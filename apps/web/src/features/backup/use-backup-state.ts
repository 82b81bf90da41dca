import { isBackupDue } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { messageQueries } from "../../queries/message-queries.ts";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";

/** When a backup was last made or restored, by the owner and by the server, and whether it is time for another. `null` until that is known. */
export function useBackupState() {
  const { clock } = useServices();
  const { data: times } = useQuery(ownerQueries.backupTimes(useService("snapshots")));
  const events = useQuery(calendarEventQueries.list(useService("calendarEvents")));
  const messages = useQuery(messageQueries.inbox(useService("inbox")));
  const ownList = useQuery(publishedCalendarQueries.hasOwnList(useOptionalService("publishedCalendar")));
  if (times === undefined || events.isPending || messages.isPending || ownList.isLoading) return null;
  // Published events are not kept here, and a list that cannot be read holds something all the same.
  const kept = ownList.data === false ? [messages] : [events, messages];
  const hasRecords = kept.some(({ data, isError }) => isError || data.length > 0);
  return { ...times, isDue: isBackupDue(hasRecords, times.lastBackupAt, clock.now()) };
}
