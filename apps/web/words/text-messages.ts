/** The site fills in {keyword}, {number} and {practice}. The terms for these messages are in terms.ts. */
export const textMessages = {
  title: "News by text message",
  /** The QR code's description for people who cannot see it, and the text below it, except on phones. */
  code: {
    label: "QR code: text {keyword} to {number}",
    scan: "To join on another device, scan this code.",
    sends: "{keyword} to {number}",
    /** Used if no number is set. */
    placeholder: "QR code placeholder",
    noNumber: "The code will be here soon.",
  },
  intro: "{textsPerMonth} messages a month: new dates and last-minute openings. Nothing else.",
  send: "Text {keyword} to {number}",
  steps: [
    { title: "Scan the code", text: "Your phone’s camera opens a new message, ready to send." },
    { title: "Text {keyword}", text: "Or send the word {keyword} to {number}." },
    { title: "Get updates", text: "Reply {confirm} to confirm. That’s it: you’re on the list." },
  ],
  /** Replaces {number} if the settings have none. */
  noNumber: "the practice’s number",
  promise: "Your number stays private. Text {stop} at any time to unsubscribe. Standard message rates may apply.",
  /** Replaces the promise once a number is set. Carriers require these sentences where people join. */
  disclosures: [
    "When you text {keyword} and reply {confirm}, you agree to news by text message from {practice}: new dates and last-minute openings, {textsPerMonth} messages a month. Msg & data rates may apply. Joining is not a condition of any purchase.",
    "Text {leave} at any time to leave, or {help} for help; any other plain request works, too. Your number stays private and is never shared for marketing.",
  ],
  terms: "Text-messaging terms",
  privacy: "Privacy",
};
