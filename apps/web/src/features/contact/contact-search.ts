/** Line breaks, control characters, lone surrogates, and characters that change the text direction. */
const NOT_PLAIN = /[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

const ABOUT_MAX_LENGTH = 200;

/** Always returns an `about` key, because the router merges the result over the raw parameters. */
export function parseContactSearch({ about }: Record<string, unknown>): { readonly about?: string | undefined } {
  const line = typeof about === "string" ? about.replace(NOT_PLAIN, " ").trim() : "";
  return { about: line === "" ? undefined : Array.from(line).slice(0, ABOUT_MAX_LENGTH).join("") };
}
