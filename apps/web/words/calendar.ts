export const calendar = {
  title: "What’s coming up",
  lead: "Workshops and circles anyone can join. If you’d like a private session, write to me and we’ll find a time.",
  upcoming: "Upcoming events",
  moreLater: "More dates to come.",
  /** The text below the title of the all-dates page, and its link back. */
  allDates: "Everything that’s planned so far, month by month.",
  fewer: "Back to the calendar",

  /** Shown if there are no upcoming events. The sentence below it is in services.ts. */
  nothingScheduled: "No Upcoming Events",
  contact: "Contact me",
  /** Shown if the events did not load. The page retries by itself. */
  notRead: "The dates couldn’t be loaded.",
  writeOrCall: "Please write or call to hear what’s coming up.",
};

/** The other kinds of events, with their lines in the list of sessions to book. The services are in services.ts. */
export const eventTypes = {
  workshop: { eventName: "Workshop", booking: "learning together, no experience needed." },
  groupSession: { eventName: "Group Session", booking: "an evening together, open to beginners." },
};

/** The booking panel next to the list of events. */
export const booking = {
  title: "Booking information",
  how: "How to book",
  steps: [
    "Write to me and say what you’d like.",
    "I answer within {replyWithinHours} hours with times that are open.",
    "Not sure? A first {consultationMinutes}-minute call is free.",
    "Please book at least {bookAheadHours} hours ahead. To cancel, let me know {cancelAheadHours} hours ahead.",
  ],
  types: "Session types",
  /** {kind} is bold. */
  type: "{kind}: {text}",
  hours: "Office hours",
  phone: "Phone: {phone}",
};

/** Texts for a list of upcoming events that is loading, empty or unreadable. */
export const calendarStates = {
  looking: "Looking at the calendar…",
  withoutScript: {
    title: "The list of events needs JavaScript",
    /** {ask} is `writeOrCall` above. */
    text: "It’s turned off in this browser. {ask}",
  },
  unreadable: "The calendar can’t be read right now",
  /** A title, and two reasons in place of `notRead` above, for a calendar that is only in the visitor's browser. */
  unreadableHere: "The calendar can’t be read in this browser",
  blocked: "It doesn’t let this site keep or read anything.",
  damaged: "What it keeps is damaged. Nothing was deleted.",
};

/** An event's page. It also lists the series' other dates or, once the event is over, upcoming events. */
export const eventPage = {
  over: "This event is over.",
  otherDates: "More dates",
  calendar: "See the whole calendar",
  /** For a canceled event that visitors may have in their calendars. */
  update: "Update your calendar",
};
