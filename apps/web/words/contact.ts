export const contact = {
  title: "Write to me",
  lead: "Ask a question, request a session, or just say hello.",
  /** Replaces `lead` if the visitor comes from a service or an event. */
  asking: "You’re asking about {about}.",
  needsScript: "This form needs JavaScript",
  withoutScript: "It’s turned off in this browser, so a message typed here would go nowhere. Please reach me in one of the other ways on this page.",

  /** Each field's name, and the sentence below it if it is empty or invalid. */
  fields: {
    fullName: { label: "Full Name", required: "Full name is required" },
    address: { label: "Address", required: "Address is required" },
    phone: { label: "Phone Number", required: "Phone number is required" },
    email: { label: "Email Address", required: "Email is required", malformed: "Please enter a valid email address" },
    notes: { label: "Notes (optional)" },
  },
  /** Offers to fix an email address with something around it, such as a comma. */
  useEmail: "Use {email}",
  /** The hint below the address field. */
  addressHint: "So I know how far you’d be coming. Just your town is fine.",
  /** The first words of a message about a service or an event. */
  about: "I’d like to ask about:",
  send: "Send Message",
  /** At the edge of the screen. */
  incomplete: { title: "Please Complete Required Fields", text: "All fields except notes are required." },
  /** At the edge of the screen. */
  sent: { title: "Message Sent Successfully! ✨", text: "Thank you for reaching out. We'll get back to you soon!" },
  /** The note below the button about what happens to a message. */
  next: {
    "this-browser": "Press Send Message, then send it to me from your own app. A copy stays in this browser; on a shared computer, others could read it.",
    /** Used if site.config.ts has neither an email address nor a number for texts. */
    "to-copy": "Press Send Message, then copy your message and bring it to me yourself. A copy stays in this browser; on a shared computer, others could read it.",
    practice: "Your message goes straight to me. I keep it so that I can answer you.",
  },
  saving: { "this-browser": "Saving your message…", practice: "Sending your message…" },
  /** The notice below the form after ten seconds. Other ways to write follow. */
  takingLong: { title: "This Is Taking a While", text: "Your message hasn’t gone through yet. You can wait a little longer, or reach me in another way." },
  /** The links to the terms about stored messages. */
  kept: "What this browser keeps",
  privacy: "Privacy",
  /** The line above the form once the practice has the message. */
  arrived: "Thank you, {name}. Your message has arrived.",
  /** The line above the form once the message is saved or sent. */
  answerTo: "I’ll reply to {email}. If that address is wrong, please send your message again.",
  /** Why a message was not saved or sent. messages.ts has more reasons. */
  notSaved: {
    byEmail: "What you typed is still here. You can also reach me by email, {email}.",
    byEmailOrPhone: "What you typed is still here. You can also reach me by email, {email}, or by phone, {phone}.",
    tooMany: { title: "Too Many Messages From Your Connection", text: "You, or others who share your connection, have sent many within an hour. Please try again later." },
    notSent: { title: "It Wasn’t Sent", text: "The connection failed. Please press Send Message again." },
    /** The connection failed during sending. */
    arrivesOnce: { title: "We Can’t Tell Whether It Arrived", text: "The connection failed. Please press Send Message again: unchanged, it arrives only once." },
  },

  details: "Contact details",
  elsewhere: "Elsewhere",
  hours: "Office hours",
  expect: {
    title: "What to expect",
    lines: [
      "I answer within {replyWithinHours} hours.",
      "If you like, we start with a free {consultationMinutes}-minute call.",
      "Please book at least {bookAheadHours} hours ahead.",
      "Writing doesn’t commit you to anything.",
    ],
  },

  /** The panel above the form while only the browser has the message. */
  handover: {
    title: "One more step: send it to me",
    either: "I don’t have it yet. Choose email or text: your app opens with everything filled in, so all you do is press Send.",
    email: "I don’t have it yet. Open it in your email app: everything is filled in, so all you do is press Send.",
    text: "I don’t have it yet. Open it in your messages app: everything is filled in, so all you do is press Send.",
    neither: "I don’t have it yet. Copy your message, then send or bring it to me yourself.",
    tooLong: "Your message is longer than email and text apps accept from a website, so it’s cut short there, with a note that says so. Copy it to send all of it.",
    cut: "[Cut here: the whole message did not fit. Please ask me for the rest.]",
    tried: "Once you press Send in your app, I have it.",
    nothingOpened: "Nothing opened? Copy the message and send it to me yourself:",
    copy: "A copy stays in this browser.",
    sendByEmail: "Send by email",
    sendByText: "Send by text",
    /** The button in place of the form. */
    another: "Write another message",
  },

  /** The message as visitors send or copy it. */
  message: {
    subject: "A message from {name}",
    /** The lines above the visitor's own text. */
    lines: ["Name: {name}", "Phone: {phone}", "Email: {email}", "Address: {address}"],
    copy: "Copy the message",
    /** The name of the copied text, for screen readers. */
    name: "your message",
  },
};
