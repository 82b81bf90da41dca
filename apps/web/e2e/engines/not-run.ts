/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_PAPER = "the driver cannot show a page as printed";
const NO_FINGER = "the driver has no finger to swipe with";
const NO_CLOCK = "WebDriver has no clock to move";

const OWN_SCRIPT = "a script of the adapter's own stands before those of the page, and its hash in the policy";

const webkit: Reasons = {
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "a toast stays while it is pointed at": NO_CLOCK,
  "without script all pages can be read": "with scripts left out, this browser still hides what stands in noscript",
  "cannot show a page in a frame": "WebDriver tells nothing of refused requests",
  "on paper there is nothing to press": NO_PAPER,
  "in a frame from which the browser itself": "the driver's pointer and keys do not reach into a frame",
  "every page comes with the policy": OWN_SCRIPT,
  "runs nothing that was planted": "WebDriver cannot give a page a function of the journey",
  "the owner unlocks, adds an event and deletes": "WebKitGTK has no date field that takes keys",
};

const byEngine: Readonly<Record<string, Reasons>> = { webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
