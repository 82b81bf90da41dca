export const terms = {
  lead: "How I work, in plain words. When you book a session, you agree to these terms. Please ask me first if anything is unclear.",

  title: "Service terms",
  intro: "For every session, in person or at a distance.",
  bookings: {
    title: "Bookings and cancellation",
    paragraphs: [
      "Please book at least {bookAheadHours} hours ahead. A session is booked once I’ve confirmed the day and time; I answer within {replyWithinHours} hours. A first {consultationMinutes}-minute call is free and commits you to nothing.",
      "If you can’t come, please cancel or move your session at least {cancelAheadHours} hours before it begins, so that someone else can have the time. If something comes up at the last minute, tell me as soon as you can, and we’ll work something out.",
      "If I have to cancel, you choose: another time, or your money back.",
    ],
  },
  sessions: {
    title: "Sessions",
    paragraphs: [
      "A session lasts {sessionMinutes} minutes. For an aura reading you sit, and I don’t touch you. For Reiki you lie or sit, fully clothed, with a light touch or none, as you prefer. For a distance session, we agree on a time.",
      "What I tell you is what I perceive. It is not medical, psychological, legal or financial advice, and I promise no particular result.",
    ],
  },
  /** Comes after the prices in site.config.ts, one line per service. */
  prices: {
    title: "Prices",
    line: "{service}: {price}",
    paragraphs: [
      "I tell you the price before you book, and it holds for that booking.",
      "When prices change, I say so at least {priceNoticeDays} days before. If your session is already booked, its price stays the same.",
    ],
  },
  care: {
    title: "Conduct and care",
    paragraphs: [
      "My work is complementary care and never a substitute for medical care. Please don’t stop or put off a treatment because of it. In an emergency, call your local emergency number.",
      "Nothing happens without your consent, and you may pause or end a session at any moment, without giving a reason. Please tell me beforehand about anything that makes touch or lying down difficult. I ask for the same respect, and I may end a session if either of us isn’t safe.",
      "Children come with a parent or guardian, and pets with a person they trust. What you tell me stays with me, unless the law requires otherwise.",
    ],
  },
  /**
   * This describes what the site does, so change the wording but not the meaning. The first version is for messages
   * that stay in the visitor's browser. The second is for `storage: "shared"`; the site shows only the sentences that
   * are true.
   */
  privacy: {
    "this-browser": {
      title: "Privacy: what stays in your browser",
      paragraphs: [
        "This website collects nothing: it sets no cookies and counts no visits. Like any web host, mine sees the IP address each request comes from. The website keeps two lists in your browser’s local storage, on your device: the gallery’s slides (with a number that says which version they are), and the messages you write on the contact page, with your name, address, phone number, email address and notes. It keeps the calendar’s events only in the browser in which I change them.",
        "The website doesn’t send those messages anywhere; you do, from your own email or text app. Anyone who uses the same browser could read them, so on a shared device, please erase them when you’re done. Further down this page, under “What this browser keeps about you,” you can see what is kept, download it and erase it.",
        "A message you haven’t sent yet stays in its tab. It’s there after a reload, and usually gone once you close the tab; a browser that reopens the tab may bring it back.",
      ],
    },
    practice: {
      title: "Privacy: what I keep",
      kept: "This website sets no cookies and counts no visits. Like any web host, mine sees the IP address each request comes from. What you write on the contact page, with your name, address, phone number, email address and notes, comes to me and is kept so that I, or someone in my practice, can answer you.",
      hosts: "It’s kept at {hosts}, where your IP address is seen, too.",
      backup: "It also goes into a daily backup.",
      unsent: "A message you haven’t sent yet stays in its tab. It’s there after a reload, and usually gone once you close the tab; a browser that reopens the tab may bring it back.",
      floods: "To hold off floods of messages, the website counts how many come from each IP address. It uses a scrambled form of the address, and deletes it within a day.",
      deleted: {
        one: "I delete every message for good after one month.",
        other: "I delete every message for good after {count} months.",
      },
      inBackups: {
        one: "It stays in the backups for {count} day more, and then it’s gone.",
        other: "It stays in the backups for {count} days more, and then it’s gone.",
      },
      ask: "I don’t sell it or lend it, and share it with no one else. If you’d like to know what I keep about you, or want it erased, just ask.",
      restorable: "What I erase could still be brought back for thirty days.",
      contact: "My contact details are at the end of this page.",
    },
    /** Where pictures come from, at the end of both versions. */
    pictures: {
      none: "Every file of this website comes from the website itself.",
      gallery:
        "One thing comes from elsewhere: the gallery’s picture is loaded from {hosts}, which then sees your IP address.",
      several: {
        one: "Pictures are loaded from {hosts}, which then sees your IP address.",
        other: "Pictures are loaded from {hosts}, which then see your IP address.",
      },
    },
  },
  changes: {
    title: "Changes",
    paragraphs: [
      "When these terms change, this page has the new wording. If your session is already booked, the wording at the time of booking applies.",
    ],
  },
  /** Your own clauses after these six, in the same form. */
  further: [],

  /** Used if the practice sends news by text message. */
  textMessages: {
    title: "Text-messaging terms",
    intro: "If you sign up for news by text message.",
    joining: {
      title: "Joining",
      text: "Text {keyword} to {number}, or scan the code below. You’ll get one message that asks you to confirm: reply {confirm} to confirm. If you don’t, that is the only message you get.",
    },
    frequency: {
      title: "How often",
      text: "{textsPerMonth} messages a month: new dates and last-minute openings. Nothing else.",
    },
    leaving: {
      title: "Leaving",
      text: "Text {leave} at any time. A plain request in your own words works, too. One last message confirms that you’ve left.",
    },
    /** Left out if no number is set. */
    help: { title: "Help", text: "Text {help} to get help, or ask me directly." },
    rates: {
      title: "Rates",
      text: "I charge nothing for these messages. Your carrier’s standard message and data rates may apply, including to the ones you send.",
    },
    number: {
      title: "Your number",
      text: "Your number stays private. I use it for these messages only. I don’t sell it, lend it or share it for anyone’s marketing.",
    },
    choice: { title: "Your choice", text: "Text messages are never a condition of booking or buying anything." },
  },

  /** What a browser keeps of the visitor's messages. */
  visitorData: {
    title: "What this browser keeps about you",
    intro: "See it, download it, or erase it.",
    see: "See what this browser keeps about you",
    text: "The messages you write on the contact page stay in this browser; one you haven’t sent yet stays in its tab until you close it. The site keeps nothing else about you. Here you can see your messages, download them, and erase them.",
    erase: "Erase all messages from this browser, including damaged ones and any that someone else wrote? You can’t undo this. What you’ve already sent me by email or text stays with me. The calendar and the gallery don’t change.",
  },

  questions: {
    title: "Questions about these terms",
    text: "Please ask before you book. I answer within {replyWithinHours} hours.",
    contact: "All the ways to reach me",
  },

  /** The links to the page's sections, for screen readers. */
  contents: "On this page",
};
