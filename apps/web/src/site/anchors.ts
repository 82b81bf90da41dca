/** The ids of places in the terms that links lead to. */
export const anchors = {
  bookings: "bookings",
  sessions: "sessions",
  prices: "prices",
  care: "conduct-and-care",
  privacy: "privacy",
  changes: "changes",
  textTerms: "text-messages",
  textPrivacy: "text-messages-privacy",
  visitorData: "your-data",
  questions: "questions",
} as const;
