import { expect as baseExpect, type ExpectMatcherState } from "@playwright/test";
import { descriptionOf, isSeen, partOnScreen } from "./page-actions.ts";
import { until } from "./until.ts";
import type { WebKitLocator } from "./webkit-locator.ts";
import type { WebKitPage } from "./webkit-page.ts";

type Text = string | RegExp;
interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Reads something until it is as expected, or until time is up. */
async function eventually<Actual>(
  { isNot }: ExpectMatcherState,
  subject: unknown,
  read: () => Promise<Actual>,
  isExpected: (actual: Actual) => boolean,
): Promise<Outcome> {
  let last = "nothing could be read";
  const pass = await until(async () => {
    const actual = await read();
    last = JSON.stringify(actual);
    if (isExpected(actual) === isNot) throw new Error(last);
    return !isNot;
  }).catch((error: Error) => {
    last = `${last} (${error.message})`;
    return isNot;
  });
  return { pass, message: () => `${subject} is ${last}` };
}

const normal = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
const matches = (actual: string, text: Text) =>
  typeof text === "string" ? actual === normal(text) : text.test(actual);
const contains = (actual: string, text: Text) => (typeof text === "string" ? actual.includes(text) : text.test(actual));

/** A matcher of one element: reads it in the page and compares. */
function ofElement<Actual, Wanted extends unknown[]>(
  read: (element: HTMLElement) => Actual | Promise<Actual>,
  isExpected: (actual: Actual, ...wanted: Wanted) => boolean,
) {
  return function (this: ExpectMatcherState, locator: WebKitLocator, ...wanted: Wanted): Promise<Outcome> {
    return eventually(
      this,
      locator,
      () => locator.read(read),
      (actual) => isExpected(actual, ...wanted),
    );
  };
}

/** Playwright's expectations of pages and locators that the journeys use, for WebKit. */
export const expect = baseExpect.extend({
  toBeVisible: ofElement(isSeen, (seen) => seen),
  toBeAttached: ofElement(
    () => true,
    (there) => there,
  ),
  toBeFocused: ofElement(
    (element) => element === document.activeElement,
    (focused) => focused,
  ),
  toBeDisabled: ofElement(
    (element) => element.matches(":disabled"),
    (disabled) => disabled,
  ),
  toBeEmpty: ofElement(
    (element) => element.textContent,
    (text) => text === "",
  ),
  toContainText: ofElement(
    (element) => element.textContent,
    (text, wanted: Text) => contains(normal(text), wanted),
  ),
  toHaveValue: ofElement(
    (element) => Reflect.get(element, "value"),
    (value, wanted: Text) => value === wanted,
  ),
  toHaveAccessibleDescription: ofElement(descriptionOf, (text, wanted: Text) => matches(normal(text), wanted)),
  toBeInViewport: ofElement(partOnScreen, (part, { ratio = 0 }: { ratio?: number } = {}) => part > 0 && part >= ratio),
  toBeHidden(locator: WebKitLocator) {
    const seen = async () => (await locator.evaluateAll((found) => found.map((each) => each.outerHTML))).length;
    return eventually(
      this,
      locator,
      async () => ((await seen()) === 0 ? false : locator.read(isSeen)),
      (shown) => !shown,
    );
  },
  toHaveCount(locator: WebKitLocator, wanted: number) {
    return eventually(
      this,
      locator,
      () => locator.count(),
      (count) => count === wanted,
    );
  },
  toHaveText(locator: WebKitLocator, wanted: Text | readonly Text[]) {
    const texts = () => locator.evaluateAll((found) => found.map(({ textContent }) => textContent));
    const list: readonly Text[] = Array.isArray(wanted) ? wanted : [wanted as Text];
    return eventually(this, locator, texts, (found) => {
      return found.length === list.length && list.every((text, index) => matches(normal(found[index] ?? ""), text));
    });
  },
  toHaveAttribute(locator: WebKitLocator, name: string, wanted: Text) {
    const read = () => locator.read((element, key) => element.getAttribute(key), name);
    return eventually(this, locator, read, (value) => typeof value === "string" && matches(value, wanted));
  },
  toHaveAccessibleName(locator: WebKitLocator, wanted: Text) {
    return eventually(
      this,
      locator,
      () => locator.accessibleName(),
      (name) => matches(normal(name), wanted),
    );
  },
  toHaveURL(page: WebKitPage, wanted: Text) {
    const address = typeof wanted === "string" ? new URL(wanted, page.context().baseURL).href : wanted;
    return eventually(
      this,
      "the address",
      () => page.run<string>(() => location.href),
      (url) => matches(url, address),
    );
  },
  toHaveTitle(page: WebKitPage, wanted: Text) {
    return eventually(
      this,
      "the title",
      () => page.title(),
      (title) => matches(normal(title), wanted),
    );
  },
});
