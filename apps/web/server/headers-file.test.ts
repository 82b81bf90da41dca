import { expect, test } from "vitest";
import { headersFor } from "./headers-file.mjs";

const FILE = `/*
  Content-Security-Policy: default-src 'none'; img-src https://images.example
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/calendar
  X-Page: calendar
`;

const POLICY = { "Content-Security-Policy": "default-src 'none'; img-src https://images.example" };

test.for([
  ["/", { ...POLICY, "Cache-Control": "no-cache" }],
  ["/assets/deep/index.js", { ...POLICY, "Cache-Control": "public, max-age=31536000, immutable" }],
  ["/calendar", { ...POLICY, "Cache-Control": "no-cache", "X-Page": "calendar" }],
  ["/calendars", { ...POLICY, "Cache-Control": "no-cache" }],
] as const)("a _headers file says what %s is sent with; a later rule wins", ([pathname, headers]) =>
  expect(Object.fromEntries(headersFor(FILE, pathname))).toEqual(headers),
);

test("without a file there are no headers", () => expect(headersFor("", "/").size).toBe(0));
