/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_FINGER = "the driver has no finger to swipe with";
const NO_SCRIPTING_SWITCH = "the driver cannot switch scripts off";
const NO_CLOCK = "WebDriver has no clock to move";
const NO_CLIPBOARD = "no script may read the clipboard without a person's consent";

const firefox: Reasons = {
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "without script all pages can be read": NO_SCRIPTING_SWITCH,
  "an event goes into a calendar of one's own": "the driver cannot show a page as printed (see take-away.spec.ts)",
  "a message that was written here is in the owner's inbox": "the driver does not count two presses as a double click",
  "a question from the address": "Firefox keeps what was typed over a reload, so the question has no place",
  "a button is pressed again, once": "the driver's mouse hovers over nothing after a press",
};

const webkit: Reasons = {
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "a toast stays while it is pointed at": NO_CLOCK,
  "without script all pages can be read": NO_SCRIPTING_SWITCH,
  "without a connection": "WebDriver cannot cut the connection",
  "another site cannot show a page": "WebDriver tells nothing of refused requests",
  "cannot show a page in a frame": "WebDriver tells nothing of refused requests",
  "on a page enlarged four times": "the narrowest window is 334 pixels wide",
  "an event goes into a calendar of one's own": NO_CLIPBOARD,
  "a message is asked for in full": NO_CLIPBOARD,
  "a visitor who has scrolled before the app starts": "the fonts come after the script that the journey holds back",
};

const byEngine: Readonly<Record<string, Reasons>> = { firefox, webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
