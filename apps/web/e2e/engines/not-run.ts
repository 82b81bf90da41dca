/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_FINGER = "the driver has no finger to swipe with";
const NO_SCRIPTING_SWITCH = "the driver cannot switch scripts off";
const NO_CLOCK = "WebDriver has no clock to move";
const NO_PAPER = "the driver cannot show a page as printed";
const NO_CLIPBOARD = "no script may read the clipboard without a person's consent";

const OWN_SCRIPT = "a script of the adapter's own stands before those of the page, and its hash in the policy";

const firefox: Reasons = {
  "on paper there is nothing to press": NO_PAPER,
};

const webkit: Reasons = {
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "a toast stays while it is pointed at": NO_CLOCK,
  "without script all pages can be read": NO_SCRIPTING_SWITCH,
  "G2 without a connection": "WebDriver cannot cut the connection",
  "cannot show a page in a frame": "WebDriver tells nothing of refused requests",
  "on a page enlarged four times": "the narrowest window is 334 pixels wide",
  "an event goes into a calendar of one's own": NO_CLIPBOARD,
  "on paper there is nothing to press": NO_PAPER,
  "a message is asked for in full": NO_CLIPBOARD,
  "in a frame from which the browser itself": "the driver's pointer and keys do not reach into a frame",
  "every page comes with the policy": OWN_SCRIPT,
  "runs nothing that was planted": OWN_SCRIPT,
  "the owner unlocks, adds an event and deletes": "WebKitGTK has no date field that takes keys",
  "the menu has a place on every screen": "the narrowest window is 334 pixels wide (see small-screens.spec.ts)",
  "a visitor who has scrolled before the app starts": "the fonts come after the script that the journey holds back",
};

const byEngine: Readonly<Record<string, Reasons>> = { firefox, webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
