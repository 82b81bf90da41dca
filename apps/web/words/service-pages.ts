/** Text that the pages of both services share. */
export const servicePages = {
  facts: { for: "For", where: "Where", length: "How long", price: "What it costs" },
  /** For people who cannot see the five drawings. */
  imageCards: "A session in five pictures",
  ask: "Ask about this session",
  closing: {
    title: "Arrange a session",
    text: "Please write at least {bookAheadHours} hours ahead. You’ll hear back within {replyWithinHours} hours. If you’d rather talk first, a {consultationMinutes}-minute call is free.",
    calendar: "See the calendar",
    note: "Complementary care",
  },
};
