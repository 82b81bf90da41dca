import type { Repetition } from "@inner-light/core";
import type { Toast } from "../../components/toast/toast.ts";
import { repetitionNames } from "./calendar-event-texts.ts";

/** The toasts of the owner's calendar for which the specification has no words. */
export const calendarEventToasts = {
  updated: (title: string): Toast => ({ title: "Event Updated", name: title, text: " has been updated." }),

  /** Every required field is filled in, and something is wrong. */
  notRight: {
    title: "Please Check What You Typed",
    text: "Something in the form is not right yet.",
  } satisfies Toast,

  stillOpen: {
    title: "A Form Is Still Open",
    text: "Save what you typed there, or press Cancel, and then go on.",
  } satisfies Toast,

  restored: (title: string): Toast => ({ title: "Event Restored", name: title, text: " is back on the calendar." }),

  addedRepeated: (title: string, count: number, repetition: Repetition): Toast => ({
    title: "Events Added Successfully! 🎉",
    name: title,
    text: ` has been added to the calendar ${count} times, ${repetitionNames[repetition].toLowerCase()}.`,
  }),
};
