import type * as core from "@inner-light/core";
import { ContainerModule } from "inversify";
import { ChangePublisher } from "./admin-gate.module.ts";
import {
  Backups,
  CalendarEventRepository,
  ChangeFeed,
  ContactSubmissionRepository,
  GallerySlideRepository,
  Inbox,
  OwnMessages,
  PublishedCalendar,
  StorageDiagnostics,
} from "./tokens.ts";

/** The ports that a backend without a server creates: all but the gate. */
interface Ports {
  readonly calendarEvents: core.CalendarEventRepository;
  readonly contactSubmissions: core.ContactSubmissionRepository;
  readonly inbox: core.Inbox;
  readonly gallerySlides: core.GallerySlideRepository;
  readonly backups: core.Backups;
  readonly diagnostics: core.StorageDiagnostics;
  readonly ownMessages: core.OwnMessages;
  readonly publishedCalendar: core.PublishedCalendar;
  readonly changes: core.ChangePublisher;
}

export function portsModule(ports: Ports): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(CalendarEventRepository).toConstantValue(ports.calendarEvents);
    bind(ContactSubmissionRepository).toConstantValue(ports.contactSubmissions);
    bind(Inbox).toConstantValue(ports.inbox);
    bind(GallerySlideRepository).toConstantValue(ports.gallerySlides);
    bind(Backups).toConstantValue(ports.backups);
    bind(StorageDiagnostics).toConstantValue(ports.diagnostics);
    bind(OwnMessages).toConstantValue(ports.ownMessages);
    bind(PublishedCalendar).toConstantValue(ports.publishedCalendar);
    bind(ChangePublisher).toConstantValue(ports.changes);
    bind(ChangeFeed).toConstantValue(ports.changes);
  });
}
