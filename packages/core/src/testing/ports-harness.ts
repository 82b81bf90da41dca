import type { BackendPorts } from "../backend/backend-ports.ts";
import type { CalendarEventDraft } from "../calendar-event/calendar-event.ts";
import type { ContactSubmissionDraft } from "../contact-submission/contact-submission.ts";
import type { Noun } from "../shared/records.ts";
import { EMPTY_SNAPSHOT } from "../snapshot/snapshot.ts";
import type { ContractCases, ContractHarness } from "./contract.ts";
import type { FixedClock } from "./fixed-clock.ts";

/** "no list" is JSON of the wrong shape. "hanging body" stops after the headers. */
export type Failure =
  | ("no connection" | "401" | "404" | "429" | "500")
  | ("HTML" | "half a body" | "no list" | "hanging" | "hanging body");

/** What a suite can do to the backend under test. A missing tool skips its cases. */
export interface Tools {
  /** Fails the nth write from now before it stores anything. 0 cancels. */
  interrupt(nth: number): void;

  loseAnswer(): void;

  /** Fails the next commit and rolls back its writes. */
  failCommit(): void;

  /** Makes the store fail on open, read and write. */
  breakStorage(failure?: Failure): void;

  mendStorage(): void;

  fillStorage(): void;

  /** Upgrades the store to the next version's format. */
  makeNewer(): void | Promise<void>;

  openElsewhere(): Pick<BackendPorts, "changes" | "calendarEvents" | "snapshots">;

  /** Stands in for the owner's ports if the backend has none. */
  readonly owner: {
    addEvents(drafts: readonly CalendarEventDraft[]): Promise<unknown>;
    messages(): Promise<readonly ContactSubmissionDraft[]>;
  };
}

export interface BackendHarness<Open = BackendPorts> extends ContractHarness, Partial<Tools> {
  /** Shared with the reference, so both assign the same ids and times. */
  readonly clock: FixedClock;
  /** Returns the ports of a new visit with the gate open. */
  open(): Open;
  readonly failures?: readonly Failure[];
  /** Set if calls take milliseconds, for example over a socket. Cuts the random runs to a tenth. */
  readonly isSlow?: boolean;
}

export type PortName = keyof BackendPorts;
export type ToolName = keyof Tools;

export type HarnessWith<Name extends PortName, Tool extends ToolName = never> = BackendHarness<
  Pick<BackendPorts, Name> & Partial<BackendPorts>
> &
  Pick<Tools, Tool>;

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

export async function addEvents({ open, owner }: AnyHarness, drafts: readonly CalendarEventDraft[]): Promise<unknown> {
  const { calendarEvents } = open();
  if (calendarEvents) return calendarEvents.add(drafts);
  return ownerOf(owner).addEvents(drafts);
}

export async function messagesOf({ open, owner }: AnyHarness): Promise<readonly ContactSubmissionDraft[]> {
  const { inbox } = open();
  if (inbox) return inbox.list();
  return ownerOf(owner).messages();
}

function ownerOf(owner: Tools["owner"] | undefined): Tools["owner"] {
  if (owner === undefined) throw new Error('A backend without the owner\'s ports needs "owner" in its harness.');
  return owner;
}

export function mergeValues({ snapshots }: Pick<BackendPorts, "snapshots">, noun: Noun, values: readonly object[]) {
  const records = values.map((value) => ({ value }));
  return snapshots.merge({ ...EMPTY_SNAPSHOT, [noun]: records });
}
