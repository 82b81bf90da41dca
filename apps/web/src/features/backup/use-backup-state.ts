import { isBackupDue } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useOptionalService, useService, useServices } from "../../ioc/service-provider.tsx";
import { calendarEventQueries } from "../../queries/calendar-event-queries.ts";
import { messageQueries } from "../../queries/message-queries.ts";
import { ownerQueries } from "../../queries/owner-queries.ts";
import { publishedCalendarQueries } from "../../queries/published-calendar-queries.ts";

/** When a backup was last made or restored, by the owner and by the server, and whether it is time for another, once `reads` are done. */
export function useBackupState() {
  const { clock } = useServices();
  const times = useQuery(ownerQueries.backupTimes(useService("snapshots")));
  const events = useQuery(calendarEventQueries.list(useOptionalService("calendarEvents")));
  const messages = useQuery(messageQueries.inbox(useOptionalService("inbox")));
  const ownList = useQuery(publishedCalendarQueries.hasOwnList(useOptionalService("publishedCalendar")));
  const reads = [times, ownList];
  const isReading = [events, messages, ownList].some(({ isLoading }) => isLoading);
  if (times.data === undefined || isReading) return { reads };
  // Published events are not kept here, and a list that cannot be read holds something all the same.
  const kept = ownList.data === false ? [messages] : [events, messages];
  const hasRecords = kept.some(({ data, isError }) => isError || (data ?? []).length > 0);
  const { lastBackupAt, automaticBackupAt } = times.data;
  return { reads, lastBackupAt, automaticBackupAt, isDue: isBackupDue(hasRecords, lastBackupAt, clock.now()) };
}
