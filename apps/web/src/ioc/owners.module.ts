import {
  AddEvents,
  ComparePublished,
  MakeBackup,
  PreviewBackup,
  PublishCalendar,
  RestoreBackup,
  SaveEvent,
} from "@inner-light/application";
import type * as core from "@inner-light/core";
import { ContainerModule } from "inversify";
import * as tokens from "./service-tokens.ts";

/** What the owner does with events. */
export const calendarModule = new ContainerModule(({ bind }) => {
  bind(tokens.ADD_EVENTS)
    .toResolvedValue((events, clock) => new AddEvents(events, clock), [tokens.CALENDAR_EVENTS, tokens.CLOCK])
    .inSingletonScope();
  bind(tokens.SAVE_EVENT)
    .toResolvedValue(
      (events, deleted) => new SaveEvent(events, deleted),
      [tokens.CALENDAR_EVENTS, tokens.DELETED_RECORDS],
    )
    .inSingletonScope();
});

/** How the owner publishes, on a site with a published calendar. */
export const publishingModule = new ContainerModule(({ bind }) => {
  bind(tokens.COMPARE_PUBLISHED)
    .toResolvedValue(
      (events, calendar) => new ComparePublished(events, calendar),
      [tokens.CALENDAR_EVENTS, tokens.PUBLISHED_CALENDAR],
    )
    .inSingletonScope();
  bind(tokens.PUBLISH_CALENDAR)
    .toResolvedValue(
      (
        events: core.CalendarEventRepository,
        snapshots: core.Snapshots,
        calendar: core.PublishedCalendar,
        clock: core.Clock,
        publisher: core.CalendarPublisher | undefined,
      ) => new PublishCalendar(events, snapshots, calendar, clock, publisher),
      [
        tokens.CALENDAR_EVENTS,
        tokens.SNAPSHOTS,
        tokens.PUBLISHED_CALENDAR,
        tokens.CLOCK,
        { serviceIdentifier: tokens.CALENDAR_PUBLISHER, optional: true },
      ],
    )
    .inSingletonScope();
});

/** What the owner does with backups. */
export const backupModule = new ContainerModule(({ bind }) => {
  bind(tokens.MAKE_BACKUP)
    .toResolvedValue((snapshots, clock) => new MakeBackup(snapshots, clock), [tokens.SNAPSHOTS, tokens.CLOCK])
    .inSingletonScope();
  bind(tokens.PREVIEW_BACKUP)
    .toResolvedValue((snapshots) => new PreviewBackup(snapshots), [tokens.SNAPSHOTS])
    .inSingletonScope();
  bind(tokens.RESTORE_BACKUP)
    .toResolvedValue((snapshots) => new RestoreBackup(snapshots), [tokens.SNAPSHOTS])
    .inSingletonScope();
});
