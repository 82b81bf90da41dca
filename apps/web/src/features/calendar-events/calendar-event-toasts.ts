import type { Toast } from "../../components/toast/toast.ts";

/** What the owner reads after doing what the specification has no words for. */
export const calendarEventToasts = {
  updated: (title: string): Toast => ({ title: "Event Updated", name: title, text: " has been updated." }),

  /** Everything that is required is there, and something is wrong all the same. */
  notRight: {
    title: "Please Check What You Typed",
    text: "Something in the form is not right yet.",
  } satisfies Toast,

  stillOpen: {
    title: "A Form Is Still Open",
    text: "Save what you typed there, or press Cancel, and then go on.",
  } satisfies Toast,

  restored: (title: string): Toast => ({ title: "Event Restored", name: title, text: " is back on the calendar." }),

  addedWeekly: (title: string, count: number): Toast => ({
    title: "Events Added Successfully! 🎉",
    name: title,
    text: ` has been added to the calendar ${count} times, once a week.`,
  }),
};
