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

export const publishingModule = new ContainerModule(({ bind }) => {
  bind(tokens.COMPARE_PUBLISHED).toResolvedValue(
    (events, calendar) => new application.ComparePublished(events, calendar),
    [tokens.CALENDAR_EVENTS, tokens.PUBLISHED_CALENDAR],
  );
  bind(tokens.PUBLISH_CALENDAR).toResolvedValue(
    (
      compare: application.ComparePublished,
      events: core.CalendarEventRepository,
      snapshots: core.Snapshots,
      calendar: core.PublishedCalendar,
      clock: core.Clock,
      publisher: core.CalendarPublisher | undefined,
    ) => new application.PublishCalendar(compare, events, snapshots, calendar, clock, publisher),
    [
      ...([tokens.COMPARE_PUBLISHED, tokens.CALENDAR_EVENTS, tokens.SNAPSHOTS] as const),
      ...([tokens.PUBLISHED_CALENDAR, tokens.CLOCK] as const),
      { serviceIdentifier: tokens.CALENDAR_PUBLISHER, optional: true },
    ],
  );
});

export const backupModule = new ContainerModule(({ bind }) => {
  bind(tokens.MAKE_BACKUP).toResolvedValue(
    (snapshots, clock) => new application.MakeBackup(snapshots, clock),
    [tokens.SNAPSHOTS, tokens.CLOCK],
  );
  bind(tokens.PREVIEW_BACKUP).toResolvedValue(
    (snapshots) => new application.PreviewBackup(snapshots),
    [tokens.SNAPSHOTS],
  );
  bind(tokens.RESTORE_BACKUP).toResolvedValue(
    (snapshots) => new application.RestoreBackup(snapshots),
    [tokens.SNAPSHOTS],
  );
});
