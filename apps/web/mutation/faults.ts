import type { Fault } from "./fault.ts";
import { calendarFaults } from "./faults/calendar.ts";
import { galleryFaults } from "./faults/gallery.ts";
import { messageFaults } from "./faults/messages.ts";
import { ownerFaults } from "./faults/owner.ts";
import { pageFaults } from "./faults/pages.ts";
import { shellFaults } from "./faults/shell.ts";

/** The faults, always in this order, so that two runs can be compared line by line. */
export const faults: readonly Fault[] = [
  ...messageFaults,
  ...galleryFaults,
  ...calendarFaults,
  ...ownerFaults,
  ...pageFaults,
  ...shellFaults,
];
