/** Events that no listener hears of in WebKit, each with what stands in for it. */
const UNHEARD: Readonly<Record<string, string>> = {
  weberror: "a page reports its errors as messages of the console",
  response: "a page reports what it could not load as a message of the console",
  page: "the fixtures use it for web sockets alone, which the policy of every page refuses",
  dialog: "the next command of WebDriver fails, and with it the journey",
};

/** Throws for an event that a journey would listen to in vain. */
export function refuseEvent(event: string): void {
  if (UNHEARD[event] === undefined) throw new Error(`WebKit's adapter does not know the event ${event}`);
}

/** Throws for options that would change nothing. Pass those that the adapter does not read. */
export function refuseOptions(others: object): void {
  const names = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (names.length > 0) throw new Error(`WebKit's adapter does not know the option ${names.join(", ")}`);
}
