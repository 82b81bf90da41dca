import type { FaultPlan } from "@inner-light/storage-local/testing";

export type { FaultPlan };

interface StorageFault {
  readonly fault: string;
  readonly plan: FaultPlan;
  /** The title of the error that a failed save shows. */
  readonly title: string;
}

/** Every way in which a browser's storage refuses a write, with the error shown. */
export const STORAGE_FAULTS: readonly StorageFault[] = [
  { fault: "is blocked", plan: { access: "throws", read: () => true }, title: "This Browser Is Not Saving" },
  { fault: "is full", plan: { write: () => "full" }, title: "There Is No Room Left" },
  { fault: "forgets what is written", plan: { write: () => "ignored" }, title: "This Could Not Be Saved" },
];
