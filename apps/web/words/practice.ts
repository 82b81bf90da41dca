/** How the practice works: the numbers in the sentences of this folder. */
export const practice = {
  sessionMinutes: "60–90",
  bookAheadHours: 24,
  cancelAheadHours: 24,
  replyWithinHours: 24,
  consultationMinutes: 15,
  textsPerMonth: "2–4",
  priceNoticeDays: 30,
  textKeyword: { join: "JOIN", confirm: "YES", leave: ["STOP", "UNSUBSCRIBE"], help: "HELP" },
} as const;
