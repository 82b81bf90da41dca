/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const webkit: Reasons = {
  "a swipe to the left moves on": "the driver makes a mouse of every finger, and the gallery follows fingers alone",
  "on paper there is nothing to press": "the driver cannot show a page as printed",
  "the slides stand still from the beginning":
    "the driver cannot change what a person prefers; webkit/settings.spec.ts starts a browser that prefers it",
};

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  if (engine !== "webkit") return undefined;
  return Object.entries(webkit).find(([start]) => title.startsWith(start))?.[1];
}
