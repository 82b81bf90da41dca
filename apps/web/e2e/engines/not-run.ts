/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_PAPER = "the driver cannot show a page as printed";
const ELSEWHERE = "Firefox has its own: preferences.spec.ts and guarded-storage.spec.ts";

const firefox: Reasons = {
  "on paper there is nothing to press": NO_PAPER,
  "the owner unlocks, adds an event and deletes":
    "past the end of a page, Firefox's own bars have the focus and keep it",
  "the person's text size reaches": ELSEWHERE,
  "the date and the times of an event can be": "the driver cannot set a person's text size for one journey",
  "the slides stand still, and a page": ELSEWHERE,
  "what is typed stays in the form, and nothing": ELSEWHERE,
};

const webkit: Reasons = {
  "a swipe to the left moves on": "the driver makes a mouse of every finger, and the gallery follows fingers alone",
  "on paper there is nothing to press": NO_PAPER,
};

const byEngine: Readonly<Record<string, Reasons>> = { firefox, webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
