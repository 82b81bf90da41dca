import type { Guarantees } from "../backend/guarantees.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event-draft.ts";
import type { CalendarEventRepository } from "../calendar-event/calendar-event-repository.ts";
import type { UpcomingEvents } from "../calendar-event/upcoming-events.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission-draft.ts";
import type { ContactSubmissionRepository } from "../contact-submission/contact-submission-repository.ts";
import type { Inbox } from "../contact-submission/inbox.ts";
import type { OwnMessages } from "../contact-submission/own-messages.ts";
import type { SuspectedSpam } from "../contact-submission/suspected-spam.ts";
import type { DeletedRecords } from "../deleted-records/deleted-records.ts";
import type { StorageDiagnostics } from "../diagnostics/storage-diagnostics.ts";
import type { GallerySlideRepository } from "../gallery-slide/gallery-slide-repository.ts";
import type { ChangeFeed } from "../shared/change-feed.ts";
import type { Noun } from "../shared/noun.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import type { ContractHarness } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";

/** The ports that have suites, by their names in the object of a backend. */
export interface Ports {
  readonly upcomingEvents: UpcomingEvents;
  readonly calendarEvents: CalendarEventRepository;
  readonly contactSubmissions: ContactSubmissionRepository;
  readonly inbox: Inbox;
  readonly gallerySlides: GallerySlideRepository;
  readonly deletedRecords: DeletedRecords;
  readonly snapshots: Snapshots;
  readonly diagnostics: StorageDiagnostics;
  readonly suspectedSpam: SuspectedSpam;
  readonly ownMessages: OwnMessages;
  readonly changes: ChangeFeed;
}

/** How a server can fail. One that hangs never answers, and the harness lets the backend's own time limit pass. */
export type Failure = "no connection" | "404" | "500" | "HTML" | "half a body" | "hanging";

/** What a suite can do to the backend under test. Cases that need what a harness leaves out are skipped. */
export interface Tools {
  /** The clock that the backend reads. */
  readonly clock: FixedClock;

  /** Lets the nth write to the store from now on fail before it stores anything; 1 is the next, 0 none. */
  interrupt(nth: number): void;

  /** Lets the next write to the store be stored, and its answer be lost. */
  loseAnswer(): void;

  /** From now on the store can be neither read nor written, in one of its `failures`. */
  breakStorage(failure?: Failure): void;

  /** The stored values of a noun, as they are. A backend with `snapshots` needs none: its snapshots have them. */
  readonly raw: {
    /** Stores values beside the others, as another version of the site may have. */
    add(noun: Noun, values: readonly object[]): Promise<void>;
    list(noun: Noun): Promise<readonly unknown[]>;
  };

  /** The owner's side of a backend without the owner's ports. */
  readonly owner: {
    /** Adds events for visitors. Needed without `calendarEvents`. */
    addEvents?(drafts: readonly CalendarEventDraft[]): Promise<unknown>;
    /** The messages that visitors sent. Needed without `inbox`. */
    messages?(): Promise<readonly ContactSubmissionDraft[]>;
  };
}

/** One backend, on a store that has nothing in it yet. */
export interface BackendHarness<Open = Ports> extends ContractHarness, Partial<Tools> {
  /** The ports, with the gate open where the backend asks for it. A second call returns what a second visit finds. */
  open(): Open;
  readonly guarantees: Guarantees;
  /** The ways in which `breakStorage` can break this store. */
  readonly failures?: readonly Failure[];
  /** Whether each call takes milliseconds, as over a socket. There are a tenth as many random runs then. */
  readonly isSlow?: boolean;
}

export type PortName = keyof Ports;
export type ToolName = keyof Tools;

/** What the cases of a suite are given that needs these ports and tools. A backend may have more. */
export type HarnessWith<Name extends PortName, Tool extends ToolName = never> = BackendHarness<
  Pick<Ports, Name> & Partial<Ports>
> &
  Pick<Tools, Tool>;
