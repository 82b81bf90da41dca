import { ContainerModule, type ServiceIdentifier } from "inversify";
import * as tokens from "./tokens.ts";

/** The token of each port, by its name in the object of a backend. */
const TOKENS = {
  calendarEvents: tokens.CalendarEventRepository,
  upcomingEvents: tokens.UpcomingEvents,
  contactSubmissions: tokens.ContactSubmissionRepository,
  inbox: tokens.Inbox,
  deletedRecords: tokens.DeletedRecords,
  gallerySlides: tokens.GallerySlideRepository,
  gate: tokens.AdminGate,
  snapshots: tokens.Snapshots,
  diagnostics: tokens.StorageDiagnostics,
  suspectedSpam: tokens.SuspectedSpam,
  ownMessages: tokens.OwnMessages,
  publishedCalendar: tokens.PublishedCalendar,
  versions: tokens.ListVersions,
  changes: tokens.ChangeFeed,
};

type Ports = {
  readonly [Name in keyof typeof TOKENS]?: (typeof TOKENS)[Name] extends ServiceIdentifier<infer Port> ? Port : never;
};

/** Binds the ports that a backend has. */
export function portsModule(ports: Ports): ContainerModule {
  const byName: Readonly<Record<string, unknown>> = ports;
  return new ContainerModule(({ bind }) => {
    for (const [name, token] of Object.entries(TOKENS))
      if (name in ports) bind<unknown>(token).toConstantValue(byName[name]);
  });
}
