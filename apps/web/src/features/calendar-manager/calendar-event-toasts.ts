import type { Toast } from "../../ui/toast/toast-view.tsx";

/** The toasts of the owner's calendar for which the specification has no words. */
export const calendarEventToasts = {
  updated: (title: string, count: number): Toast =>
    count === 1
      ? { title: "Event Updated", name: title, text: " has been updated." }
      : { title: "Events Updated", name: title, text: ` has been updated on ${count} dates.` },

  reverted: (title: string): Toast => ({ title: "Change Undone", name: title, text: " is as it was before." }),

  /** Every required field is filled in, but one is malformed. */
  notRight: {
    title: "Please Check What You Typed",
    text: "Something in the form isn’t right yet.",
  } satisfies Toast,

  stillOpen: {
    title: "A Form Is Still Open",
    text: "Please save what you typed there, or press Cancel, before you go on.",
  } satisfies Toast,

  deleted: (count: number): Toast => ({ title: "Events Deleted", text: `${count} dates have been removed.` }),

  restored: (title: string, count: number): Toast =>
    count === 1
      ? { title: "Event Restored", name: title, text: " is back on the calendar." }
      : { title: "Events Restored", name: title, text: ` is back on the calendar on ${count} dates.` },

  /** `rhythm` is how often it repeats, unless dates were left out. */
  addedRepeated: (title: string, count: number, rhythm: string | null): Toast => ({
    title: "Events Added Successfully! 🎉",
    name: title,
    text: ` has been added to the calendar ${count} times${rhythm ? `, ${rhythm.toLowerCase()}` : ""}.`,
  }),
};
