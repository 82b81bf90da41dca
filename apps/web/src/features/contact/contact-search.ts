/** What a link to the contact page may ask it to begin with. */
export interface ContactSearch {
  /** What the visitor would like to ask about, on one line. */
  readonly about?: string | undefined;
}

/** Line breaks, controls, halves of characters, and what turns the direction of all that follows. */
const NOT_PLAIN = /[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** The most characters that a link may put into the notes. */
const ABOUT_MAX_LENGTH = 200;

/**
 * Reads the address of the contact page. Whatever is not a short plain line is taken out or left out; nothing is ever
 * run. What is left out is said to be undefined, or the router would hand on what the address really holds.
 */
export function parseContactSearch({ about }: Record<string, unknown>): ContactSearch {
  const line = typeof about === "string" ? about.replace(NOT_PLAIN, " ").trim() : "";
  return { about: line === "" ? undefined : Array.from(line).slice(0, ABOUT_MAX_LENGTH).join("") };
}
