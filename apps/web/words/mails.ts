/** Emails from the shared site's server to the practice. {inbox} is the URL of the inbox. */
export const ownerMails = {
  /** The email that says how many messages arrived, without their content. */
  arrived: {
    subject: { one: "A new message for {practice}", other: "{count} new messages for {practice}" },
    text: {
      one: "A visitor has written to you.\n\nRead the message here: {inbox}",
      other: "Visitors have written to you.\n\nRead the messages here: {inbox}",
    },
  },
  /** The email with the messages themselves. {name} sent the first one, and {count} is the number of others. */
  written: {
    subject: "{name} wrote to {practice}, {time}",
    subjectOfMore: {
      one: "{name} and {count} more wrote to {practice}, {time}",
      other: "{name} and {count} more wrote to {practice}, {time}",
    },
    noNotes: "(no notes)",
    /** An email has room for fifty messages. */
    unlisted: { one: "And {count} more.", other: "And {count} more." },
    reply: "Reply to this mail to write to {name}.",
    answer: "To answer, write to the address beside a name.",
    inbox: "Everything, with addresses: {inbox}",
  },
  spam: {
    subject: {
      one: "{count} message looks like spam, for {practice}",
      other: "{count} messages look like spam, for {practice}",
    },
    text: {
      one: "{count} message looks like spam. Please have a look, in case a person wrote one: {inbox}",
      other: "{count} messages look like spam. Please have a look, in case a person wrote one: {inbox}",
    },
    deleted: "Each is deleted for good {days} days after it was sent, the first on {time}.",
  },
  /** Replaces {inbox} if the settings have no site URL. */
  inbox: "the page /admin of your site",
};

/** The email to a visitor whose message the owner answers. {phone} is the visitor’s number. */
export const reply = {
  subject: "Your message to {practice}",
  quote: "{name} wrote on {date} ({phone}):",
};
