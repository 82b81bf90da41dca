import { expect, it } from "vitest";
import { withoutFileName } from "./page-address.ts";

it.each([
  ["/calendar", "/calendar"],
  ["/index.html", "/"],
  ["/calendar.html", "/calendar"],
  ["/calendar/index.html", "/calendar"],
  ["/my-index.html", "/my-index"],
])("%s is the page of %s", (pathname, address) => {
  expect(withoutFileName(pathname)).toBe(address);
});
