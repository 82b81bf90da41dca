import { isBackupDue } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { Backups, CalendarEventRepository, Inbox } from "../../ioc/tokens.ts";
import { backupQueries } from "../../queries/backups.ts";
import { calendarEventQueries } from "../../queries/calendar-events.ts";
import { messageQueries } from "../../queries/messages.ts";

/** When a backup was last made or restored, and whether it is time for another. `null` until that is known. */
export function useBackupState() {
  const { clock } = useServices();
  const { data: lastBackupAt } = useQuery(backupQueries.lastBackupAt(useService(Backups)));
  const events = useQuery(calendarEventQueries.list(useService(CalendarEventRepository)));
  const messages = useQuery(messageQueries.inbox(useService(Inbox)));
  if (lastBackupAt === undefined || events.isPending || messages.isPending) return null;
  // A list that cannot be read holds something all the same.
  const hasRecords = [events, messages].some(({ data, isError }) => isError || data.length > 0);
  return { lastBackupAt, isDue: isBackupDue(hasRecords, lastBackupAt, clock.now()) };
}
