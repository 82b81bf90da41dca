/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_PAPER = "the driver cannot show a page as printed";

const webkit: Reasons = {
  "a swipe to the left moves on": "the driver makes a mouse of every finger, and the gallery follows fingers alone",
  "on paper there is nothing to press": NO_PAPER,
};

const byEngine: Readonly<Record<string, Reasons>> = { webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
