/** The toasts of the specification, section 8, word for word. */
export const toasts = {
  wrongPassword: { title: "Access Denied", text: "Incorrect password. Please try again.", destructive: true },
  unlocked: { title: "Access Granted! ✨", text: "Welcome to the admin panel." },
  incompleteEvent: { title: "Missing Information", text: "Please fill in all required fields." },
  invalidContactForm: {
    title: "Please Complete Required Fields",
    text: "All fields except notes are required.",
    destructive: true,
  },
  contactSent: {
    title: "Message Sent Successfully! ✨",
    text: "Thank you for reaching out. We'll get back to you soon!",
  },
  eventAdded: (title: string) => ({
    title: "Event Added Successfully! 🎉",
    name: title,
    text: " has been added to the calendar.",
  }),
  eventDeleted: { title: "Event Deleted", text: "The event has been removed from the calendar." },
} as const;
