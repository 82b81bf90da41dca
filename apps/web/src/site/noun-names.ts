import type { Noun } from "@inner-light/core";

/** What the owner's view calls the three nouns. */
export const nounNames: Record<Noun, string> = { events: "Events", messages: "Messages", slides: "Gallery slides" };
