import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { ContractCases, ContractHarness } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";

/**
 * How a server can fail. "no list" is JSON of another shape, with status 200. A hanging one never answers, and one with a
 * hanging body sends headers and no end: the backend's own time limit ends both.
 */
export type Failure =
  | ("no connection" | "401" | "404" | "429" | "500")
  | ("HTML" | "half a body" | "no list" | "hanging" | "hanging body");

/** What a suite can do to the backend under test. Cases that need what a harness leaves out are skipped. */
export interface Tools {
  /** Lets the nth write to the store from now on fail before it stores anything; 1 is the next, 0 none. */
  interrupt(nth: number): void;

  /** Lets the next write to the store be stored, and its answer be lost. */
  loseAnswer(): void;

  /** Lets the next change be written whole, and then fail as it is committed: none of it is stored. */
  failCommit(): void;

  /** From now on the store can be neither opened, read nor written, in one of its `failures`. */
  breakStorage(failure?: Failure): void;

  /** Ends what `breakStorage` began. */
  mendStorage(): void;

  /** From now on the store has no room for anything more. */
  fillStorage(): void;

  /** Changes the store as a later version of the backend does that keeps its lists in another form. */
  makeNewer(): void | Promise<void>;

  /** Opens the backend in one more tab of a browser. Only these tabs need to share a store. */
  openElsewhere(): Pick<BackendPorts, "changes" | "calendarEvents">;

  /** The owner's side of a backend without the owner's ports, which needs it. */
  readonly owner: {
    /** Adds events for visitors. */
    addEvents(drafts: readonly CalendarEventDraft[]): Promise<unknown>;
    /** The messages that visitors sent. */
    messages(): Promise<readonly ContactSubmissionDraft[]>;
  };
}

/** One backend, on a store that has nothing in it yet. */
export interface BackendHarness<Open = BackendPorts> extends ContractHarness, Partial<Tools> {
  /** The clock that the backend reads, so that its ids and times are those of the reference. */
  readonly clock: FixedClock;
  /** The ports, with the gate open where the backend asks for it. A second call returns what a second visit finds. */
  open(): Open;
  /** The ways in which `breakStorage` can break this store. */
  readonly failures?: readonly Failure[];
  /** Whether each call takes milliseconds, as over a socket. There are a tenth as many random runs then. */
  readonly isSlow?: boolean;
}

export type PortName = keyof BackendPorts;
export type ToolName = keyof Tools;

/** What the cases of a suite are given that needs these ports and tools. A backend may have more. */
export type HarnessWith<Name extends PortName, Tool extends ToolName = never> = BackendHarness<
  Pick<BackendPorts, Name> & Partial<BackendPorts>
> &
  Pick<Tools, Tool>;

/** The cases that every backend with these ports owes, if its harness has the tools to prove them. */
export interface PortSuite {
  readonly promise: string;
  readonly ports: readonly PortName[];
  readonly tools: readonly ToolName[];
  readonly cases: ContractCases<HarnessWith<never>>;
}

/** A suite whose cases find the ports and tools that they need. */
export function portSuite<const Port extends PortName, const Tool extends ToolName>(
  promise: string,
  ports: readonly Port[],
  tools: readonly Tool[],
  cases: ContractCases<HarnessWith<Port, Tool>>,
): PortSuite {
  return { promise, ports, tools, cases };
}
