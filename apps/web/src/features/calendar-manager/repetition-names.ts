import type { Repetition } from "@inner-light/core";

/** How often an event repeats. */
export const repetitionNames: Record<Repetition, string> = {
  never: "Does not repeat",
  weekly: "Every week",
  "two-weekly": "Every two weeks",
  monthly: "Every month, on the same weekday",
};
