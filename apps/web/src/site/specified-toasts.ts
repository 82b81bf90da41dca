/** The toasts of /admin that the specification words (section 8). Those that visitors see are in apps/web/words. */
export const toasts = {
  wrongPassword: { title: "Access Denied", text: "Incorrect password. Please try again.", destructive: true },
  unlocked: { title: "Access Granted! ✨", text: "Welcome to the admin panel." },
  incompleteEvent: { title: "Missing Information", text: "Please fill in all required fields." },
  eventAdded: (title: string) => ({
    title: "Event Added Successfully! 🎉",
    name: title,
    text: " has been added to the calendar.",
  }),
  eventDeleted: { title: "Event Deleted", text: "The event has been removed from the calendar." },
} as const;
