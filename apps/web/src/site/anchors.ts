/** The ids of places in the terms that links lead to. */
export const anchors = {
  textTerms: "text-messages",
  textPrivacy: "text-messages-privacy",
  visitorData: "your-data",
} as const;

/** How a fragment begins that carries an event. Stands here because the router asks for it before any page is loaded. */
export const SENT_EVENT = "event=";
