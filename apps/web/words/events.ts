/** When and where an event takes place: on cards, pages, posters, and in messages. */
export const events = {
  at: "{date} at {time}",
  /** {days} comes from `repeatingDays` below. */
  repeating: "{days}, {time}",
  until: "{start} to {end}",
  untilNextDay: "{start} to {end} the next day",
  inZone: "{when}, {zone}",
  /** The date next to an event, on two lines. */
  leaf: "{day} {month}",
  where: "Where: {place}",
  canceled: "Canceled",
  full: "Full",
  /** The marks on an event while it lasts, and later that day. Without an end time, an event lasts an hour. */
  now: "Now",
  over: "Over",
  /** An event on one line, for titles, links and messages. */
  titled: "{title}, {when}",
};

/** When an event begins in the visitor's own time zone. */
export const yourTime = {
  line: "Your time: {time}",
  otherDay: "{weekday} at {time}",
};

/**
 * Days that repeat, written as in the middle of a sentence. The site capitalizes them at the start of a line. If
 * “every” differs by day, give a list of seven texts that starts with Sunday.
 */
export const repeatingDays = {
  weekly: "every {weekday}",
  twoWeekly: "every other {weekday}",
  first: "every first {weekday} of the month",
  second: "every second {weekday} of the month",
  third: "every third {weekday} of the month",
  fourth: "every fourth {weekday} of the month",
  irregular: "{weekday}s",
  /** The days in a visitor's message about a repeating event. */
  from: "{days} from {date} at {time}",
};

/** What a visitor can do with an event. Texts with {title} are for screen readers. */
export const eventActions = {
  ask: "Ask about this event",
  /** The link on a full or canceled event. */
  askOther: "Ask about another date",
  more: "More",
  moreAbout: "about {title}",
  add: "Add to calendar",
  /** The button on an event with several dates. */
  addDates: "Add these dates to calendar",
  google: "Google Calendar",
  googleOnly: "Google Calendar: only {date}",
  map: "Map",
  copyLink: "Copy link",
  /** What the button above copies. */
  linkTo: "the link to {title}",
  subscribe: "Subscribe to this calendar",
  subscribeInGoogle: "Subscribe in Google Calendar",
  addAll: "Add all events to your calendar",
  /** File names without the extension. */
  file: "event-{date}",
  fileOfAll: "upcoming-events",
  notMade: {
    title: "The File Could Not Be Made",
    text: "Please reload the page, or use the link to Google Calendar.",
  },
};

/** The notes below an event’s description in the visitor’s own calendar. A canceled event’s page begins with one. */
export const calendarNotes = {
  canceled: "This event is canceled.",
  full: "This event is full.",
  noEnd: "The end time isn’t known, so this is entered as one hour.",
};

/** The page that prints upcoming events as a poster. The practice opens it from /admin. */
export const poster = {
  title: "A poster to print",
  lead: "For your door, your window, or a friend’s shop. Print it, or save it as a PDF.",
  print: "Print",
  /** The sheet itself, for screen readers. */
  sheet: "Poster",
  withoutScript: {
    title: "The poster needs JavaScript",
    text: "It’s turned off in this browser, and the poster needs it to put the events on the paper.",
  },
  notPublished: {
    title: "Not all of these events are published yet",
    text: "The code leads to the calendar. Publish first, so that people find these events there.",
  },
  noAddress: {
    title: "Check the address on the poster",
    text: "Your settings don’t say what the site’s address is ({setting}), so the code leads to the one open here.",
  },
  nothing: {
    title: "There’s nothing to print yet",
    text: "There are no upcoming events. Once one is on the calendar, the poster shows it.",
  },
};

/** The text next to the QR code on a poster, and the code's description for screen readers. */
export const posterFoot = {
  calendar: { scan: "Scan this for the calendar, or find it at", code: "QR code that leads to the calendar" },
  event: { scan: "Scan this for the event, or find it at", code: "QR code that leads to the event" },
};
