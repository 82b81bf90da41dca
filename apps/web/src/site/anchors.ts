/** What links into the terms end with. */
export const anchors = {
  textTerms: "text-messages",
  textPrivacy: "text-messages-privacy",
  visitorData: "your-data",
} as const;
