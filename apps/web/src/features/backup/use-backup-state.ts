import { isBackupDue } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { Backups, CalendarEventRepository, Inbox } from "../../ioc/tokens.ts";
import { backupQueries } from "../../queries/backups.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { messageQueries } from "../../queries/messages.ts";

/** When the last backup was exported, and whether it is time for another. `null` until that is known. */
export function useBackupState() {
  const { clock } = useServices();
  const { data: lastExportedAt } = useQuery(backupQueries.lastExportedAt(useService(Backups)));
  const events = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const messages = useQuery(messageQueries.inbox(useService(Inbox)));
  if (lastExportedAt === undefined || events.isPending || messages.isPending) return null;
  // A list that cannot be read holds something all the same.
  const hasRecords = [events, messages].some(({ data, isError }) => isError || data.length > 0);
  return { lastExportedAt, isDue: isBackupDue(hasRecords, lastExportedAt, clock.now()) };
}
