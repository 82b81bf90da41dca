import { Container, type ServiceIdentifier } from "inversify";
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
  messageRoom: tokens.MessageRoom,
  ownMessages: tokens.OwnMessages,
  publishedCalendar: tokens.PublishedCalendar,
  versions: tokens.ListVersions,
  changes: tokens.ChangeFeed,
};

/** The ports that a backend has, by name. */
export type Ports = {
  readonly [Name in keyof typeof TOKENS]?: (typeof TOKENS)[Name] extends ServiceIdentifier<infer Port> ? Port : never;
};

/** A new container with these ports. Each app and each test has its own; there is no global one. */
export function createContainer(ports: Ports): Container {
  const byName: Readonly<Record<string, unknown>> = ports;
  const container = new Container();
  for (const [name, token] of Object.entries(TOKENS))
    if (name in ports) container.bind<unknown>(token).toConstantValue(byName[name]);
  return container;
}
