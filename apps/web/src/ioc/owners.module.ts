import * as application from "@inner-light/application";
import { ContainerModule } from "inversify";
import { bindUseCase } from "./bind-use-case.ts";

export const calendarModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, "addEvents", application.AddEvents, ["calendarEvents", "clock"]);
  bindUseCase(bind, "saveEvent", application.SaveEvent, ["calendarEvents", "deletedRecords"]);
});

export const publishingModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, "comparePublished", application.ComparePublished, ["calendarEvents", "publishedCalendar"]);
  bindUseCase(bind, "publishCalendar", application.PublishCalendar, [
    ...(["comparePublished", "calendarEvents", "snapshots", "publishedCalendar", "clock"] as const),
    { serviceIdentifier: "calendarPublisher", optional: true },
  ]);
});

export const backupModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, "makeBackup", application.MakeBackup, ["snapshots", "clock"]);
  bindUseCase(bind, "previewBackup", application.PreviewBackup, ["snapshots"]);
  bindUseCase(bind, "restoreBackup", application.RestoreBackup, ["snapshots"]);
});
