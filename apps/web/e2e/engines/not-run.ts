/** Journeys that an engine's driver cannot do, each with the reason. The start of a journey's title is enough. */
type Reasons = Readonly<Record<string, string>>;

const NO_FINGER = "the driver has no finger to swipe with";
const NO_SCRIPTING_SWITCH = "the driver cannot switch scripts off";
const NO_BYPASS = "the driver cannot switch the policy off, which refuses the changed styles";
const NO_CLOCK = "WebDriver has no clock to move";

const OWN_SCRIPT = "a script of the adapter's own stands before those of the page, and its hash in the policy";

const ONLY_IN_WEBKIT = "only WebKit's adapter starts a browser that is set up like this";
const AXE_ENDS_IT = "axe ends the process of the page in this Firefox; it finds nothing there in the other engines";

const firefox: Reasons = {
  "contact-sent is accessible": AXE_ENDS_IT,
  "admin-form-errors is accessible": AXE_ENDS_IT,
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "without script all pages can be read": NO_SCRIPTING_SWITCH,
  "without popovers the links": NO_BYPASS,
  "an event goes into a calendar of one's own": "the driver cannot show a page as printed (see take-away.spec.ts)",
  "a message that was written here is in the owner's inbox": "the driver does not count two presses as a double click",
  "the owner unlocks, adds an event and deletes": "past the end of a page, Tab leads into Firefox's own bars",
  "a question from the address": "Firefox keeps what was typed over a reload, so the question has no place",
  "the person's text size reaches": ONLY_IN_WEBKIT,
  "the slides stand still, and a page": ONLY_IN_WEBKIT,
  "what is typed stays in the form, and nothing": ONLY_IN_WEBKIT,
  "a button is pressed again, once": "the driver's mouse hovers over nothing after a press",
};

const webkit: Reasons = {
  "a swipe to the left moves on": NO_FINGER,
  "a toast fits a phone": NO_FINGER,
  "a toast stays while it is pointed at": NO_CLOCK,
  "without script all pages can be read": "with scripts left out, this browser still hides what stands in noscript",
  "without popovers the links": NO_BYPASS,
  "cannot show a page in a frame": "WebDriver tells nothing of refused requests",
  "an event goes into a calendar of one's own": "the driver cannot show a page as printed (see take-away.spec.ts)",
  "in a frame from which the browser itself": "the driver's pointer and keys do not reach into a frame",
  "every page comes with the policy": OWN_SCRIPT,
  "runs nothing that was planted": "WebDriver cannot give a page a function of the journey",
  "the owner unlocks, adds an event and deletes": "WebKitGTK has no date field that takes keys",
};

const byEngine: Readonly<Record<string, Reasons>> = { firefox, webkit };

/** Why a journey does not run in an engine, or `undefined` where it does. */
export function whyNotRun(engine: string, title: string): string | undefined {
  const reasons = Object.entries(byEngine[engine] ?? {});
  return reasons.find(([start]) => title.startsWith(start))?.[1];
}
