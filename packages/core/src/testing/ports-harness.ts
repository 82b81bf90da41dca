import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { ContractCases, ContractHarness } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";

/**
 * How a server can fail. "no list" is JSON of another shape, with status 200. A hanging server never responds; a
 * hanging body sends headers but never ends. The backend's own time limit ends both.
 */
export type Failure =
  | ("no connection" | "401" | "404" | "429" | "500")
  | ("HTML" | "half a body" | "no list" | "hanging" | "hanging body");

/** What a suite can do to the backend under test. Cases that need a missing tool are skipped. */
export interface Tools {
  /** Makes the nth next write to the store fail before it stores anything; 0 for none. */
  interrupt(nth: number): void;

  /** Loses the response to the next write to the store. */
  loseAnswer(): void;

  /** Makes the commit of the next change fail, so that none of its writes is stored. */
  failCommit(): void;

  /** Makes opening, reading and writing the store fail, in one of its `failures`. */
  breakStorage(failure?: Failure): void;

  /** Reverts `breakStorage`. */
  mendStorage(): void;

  /** Fills the store. */
  fillStorage(): void;

  /** Changes the store as a later version of the backend does. */
  makeNewer(): void | Promise<void>;

  /** Opens the backend in another tab of the browser. Only these tabs must share a store. */
  openElsewhere(): Pick<BackendPorts, "changes" | "calendarEvents" | "snapshots">;

  /** The owner's side, required for a backend without the owner's ports. */
  readonly owner: {
    /** Adds events for visitors. */
    addEvents(drafts: readonly CalendarEventDraft[]): Promise<unknown>;
    /** The messages that visitors sent. */
    messages(): Promise<readonly ContactSubmissionDraft[]>;
  };
}

/** One backend on an empty store. */
export interface BackendHarness<Open = BackendPorts> extends ContractHarness, Partial<Tools> {
  /** The clock that the backend and the reference share, so that their ids and times are equal. */
  readonly clock: FixedClock;
  /** The ports of another visit, with the gate open. */
  open(): Open;
  /** The ways in which `breakStorage` can break this store. */
  readonly failures?: readonly Failure[];
  /** Whether each call takes milliseconds, as over a socket. Reduces the random runs to a tenth. */
  readonly isSlow?: boolean;
}

export type PortName = keyof BackendPorts;
export type ToolName = keyof Tools;

/** The harness for a suite that needs these ports and tools. A backend may have more. */
export type HarnessWith<Name extends PortName, Tool extends ToolName = never> = BackendHarness<
  Pick<BackendPorts, Name> & Partial<BackendPorts>
> &
  Pick<Tools, Tool>;

/** Cases for every backend with these ports whose harness has the tools. */
export interface PortSuite {
  readonly promise: string;
  readonly ports: readonly PortName[];
  readonly tools: readonly ToolName[];
  readonly cases: ContractCases<HarnessWith<never>>;
}

export function portSuite<const Port extends PortName, const Tool extends ToolName>(
  promise: string,
  ports: readonly Port[],
  tools: readonly Tool[],
  cases: ContractCases<HarnessWith<Port, Tool>>,
): PortSuite {
  return { promise, ports, tools, cases };
}

type AnyHarness = BackendHarness<Partial<BackendPorts>>;

/** Adds events as the backend's owner does: through the port if it has one. */
export async function addEvents({ open, owner }: AnyHarness, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
  const { calendarEvents } = open();
  if (calendarEvents) return calendarEvents.add(drafts);
  return ownerOf(owner).addEvents(drafts);
}

/** The messages that reached the owner. */
export async function messagesOf({ open, owner }: AnyHarness): Promise<readonly ContactSubmissionDraft[]> {
  const { inbox } = open();
  if (inbox) return inbox.list();
  return ownerOf(owner).messages();
}

function ownerOf(owner: Tools["owner"] | undefined): Tools["owner"] {
  if (owner === undefined) throw new Error('A backend without the owner\'s ports needs "owner" in its harness.');
  return owner;
}

/** Stores additional values, as another version of the site may have done. */
export function mergeValues({ snapshots }: Pick<BackendPorts, "snapshots">, noun: Noun, values: readonly object[]) {
  const records = values.map((value) => ({ value }));
  return snapshots.merge({ ...EMPTY_SNAPSHOT, [noun]: records });
}
