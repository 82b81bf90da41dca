import * as application from "@inner-light/application";
import type * as core from "@inner-light/core";
import { ContainerModule } from "inversify";
import * as tokens from "./service-tokens.ts";

export const calendarModule = new ContainerModule(({ bind }) => {
  bind(tokens.ADD_EVENTS).toResolvedValue(
    (events, clock) => new application.AddEvents(events, clock),
    [tokens.CALENDAR_EVENTS, tokens.CLOCK],
  );
  bind(tokens.SAVE_EVENT).toResolvedValue(
    (events, deleted) => new application.SaveEvent(events, deleted),
    [tokens.CALENDAR_EVENTS, tokens.DELETED_RECORDS],
  );
});

/** For sites with a published calendar. */
export const publishingModule = new ContainerModule(({ bind }) => {
  const { CALENDAR_EVENTS, PUBLISHED_CALENDAR, SNAPSHOTS, CLOCK } = tokens;
  bind(tokens.COMPARE_PUBLISHED).toResolvedValue(
    (events, calendar) => new application.ComparePublished(events, calendar),
    [CALENDAR_EVENTS, PUBLISHED_CALENDAR],
  );
  bind(tokens.PUBLISH_CALENDAR).toResolvedValue(
    (
      events: core.CalendarEventRepository,
      snapshots: core.Snapshots,
      calendar: core.PublishedCalendar,
      clock: core.Clock,
      publisher: core.CalendarPublisher | undefined,
    ) => new application.PublishCalendar(events, snapshots, calendar, clock, publisher),
    [
      ...([CALENDAR_EVENTS, SNAPSHOTS, PUBLISHED_CALENDAR, CLOCK] as const),
      { serviceIdentifier: tokens.CALENDAR_PUBLISHER, optional: true },
    ],
  );
});

export const backupModule = new ContainerModule(({ bind }) => {
  const { SNAPSHOTS, CLOCK } = tokens;
  bind(tokens.MAKE_BACKUP).toResolvedValue(
    (snapshots, clock) => new application.MakeBackup(snapshots, clock),
    [SNAPSHOTS, CLOCK],
  );
  bind(tokens.PREVIEW_BACKUP).toResolvedValue((snapshots) => new application.PreviewBackup(snapshots), [SNAPSHOTS]);
  bind(tokens.RESTORE_BACKUP).toResolvedValue((snapshots) => new application.RestoreBackup(snapshots), [SNAPSHOTS]);
});
