/** The ids of places in the terms that links lead to. */
export const anchors = {
  textTerms: "text-messages",
  textPrivacy: "text-messages-privacy",
  visitorData: "your-data",
} as const;
