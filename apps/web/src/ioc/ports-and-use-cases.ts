import type * as application from "@inner-light/application";
import type * as core from "@inner-light/core";

export interface Ports extends core.BackendPorts {
  readonly gate: core.AdminGate;
  readonly messageIntake: core.MessageIntake;
  readonly publishedCalendar: core.PublishedCalendar;
  readonly calendarPublisher: core.CalendarPublisher & core.PublisherAccess & core.PublishedSite;
  readonly publisherKey: core.KeptKey;
  readonly changePoller: core.ChangePoller;
}

interface UseCaseClasses {
  readonly sendMessage: application.SendMessage;
  readonly eraseOwnMessages: application.EraseOwnMessages;
  readonly addEvents: application.AddEvents;
  readonly saveEvent: application.SaveEvent;
  readonly comparePublished: application.ComparePublished;
  readonly publishCalendar: application.PublishCalendar;
  readonly makeBackup: application.MakeBackup;
  readonly previewBackup: application.PreviewBackup;
  readonly restoreBackup: application.RestoreBackup;
}

export type InputOf<Name extends keyof UseCaseClasses> = Parameters<UseCaseClasses[Name]["run"]>;
export type ResultOf<Name extends keyof UseCaseClasses> = Awaited<ReturnType<UseCaseClasses[Name]["run"]>>;

export type UseCases = {
  readonly [Name in keyof UseCaseClasses]: application.UseCase<InputOf<Name>, ResultOf<Name>>;
};

/** What the containers hold. Each name is an Inversify token. */
export type Services = Ports & UseCases & { readonly clock: core.Clock };

export type PortName = keyof Ports;
export type ServiceName = keyof Services;

interface PortFacts {
  /** The owner's container exists only while /admin is unlocked. */
  readonly container: "page" | "owner";
  /** Which backends must bind the port. */
  readonly boundBy: "all" | "with-admin" | "some";
}

export const PORTS = {
  upcomingEvents: { container: "page", boundBy: "all" },
  contactSubmissions: { container: "page", boundBy: "all" },
  gallerySlides: { container: "page", boundBy: "all" },
  gate: { container: "page", boundBy: "with-admin" },
  changes: { container: "page", boundBy: "with-admin" },
  calendarEvents: { container: "owner", boundBy: "with-admin" },
  inbox: { container: "owner", boundBy: "with-admin" },
  deletedRecords: { container: "owner", boundBy: "with-admin" },
  snapshots: { container: "owner", boundBy: "with-admin" },
  ownMessages: { container: "page", boundBy: "some" },
  publishedCalendar: { container: "page", boundBy: "some" },
  publisherKey: { container: "page", boundBy: "some" },
  changePoller: { container: "page", boundBy: "some" },
  diagnostics: { container: "owner", boundBy: "some" },
  suspectedSpam: { container: "owner", boundBy: "some" },
  messageIntake: { container: "owner", boundBy: "some" },
  calendarPublisher: { container: "owner", boundBy: "some" },
} as const satisfies Readonly<Record<PortName, PortFacts>>;

export type PortsBoundBy<Backends extends PortFacts["boundBy"]> = {
  [Name in PortName]: (typeof PORTS)[Name]["boundBy"] extends Backends ? Name : never;
}[PortName];

export type OptionalPort = PortsBoundBy<"some">;
