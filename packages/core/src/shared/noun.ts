/** The three nouns that a backend keeps. */
export const NOUNS = ["events", "messages", "slides"] as const;

export type Noun = (typeof NOUNS)[number];
