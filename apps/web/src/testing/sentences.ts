/** Every text in words, wherever it is nested. */
export function sentencesOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(sentencesOf) : [];
}

/** What a person reads in an element, or is told of its pictures. */
export function saidIn(element: HTMLElement): string {
  const labels = Array.from(element.querySelectorAll("[aria-label]"), (labeled) => labeled.getAttribute("aria-label"));
  return [element.textContent, ...labels].join("\n");
}
