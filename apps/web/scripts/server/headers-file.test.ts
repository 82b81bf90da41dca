import { describe, expect, test } from "vitest";
import { headersFor, parseHeadersFile } from "./headers-file.mjs";

const rules = parseHeadersFile(`
# for every page
/*
  Content-Security-Policy: default-src 'none'; img-src https://images.example
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000
  Cache-Control: immutable
  X-Frame-Options: SAMEORIGIN
/calendar
  X-Page: calendar
/people/:name/aura
  X-Page: aura
`);

const headers = (pathname: string) => Object.fromEntries(headersFor(rules, pathname));

describe("a _headers file", () => {
  test("says what each path is sent with", () => {
    expect(headers("/")).toEqual({
      "content-security-policy": "default-src 'none'; img-src https://images.example",
      "x-frame-options": "DENY",
    });
  });

  test("joins a header named twice, and lets a later rule win", () => {
    expect(headers("/assets/deep/index.js")).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-frame-options": "SAMEORIGIN",
    });
  });

  test.for([
    ["/calendar", "calendar"],
    ["/calendar/", "calendar"],
    ["/calendars", undefined],
    ["/people/ann/aura", "aura"],
    ["/people/ann/b/aura", undefined],
  ])("%s is the page %s", ([pathname, page]) => expect(headers(pathname ?? "")["x-page"]).toBe(page));

  test("that cannot be understood is refused, with the line", () => {
    expect(() => parseHeadersFile("/*\n  no header")).toThrow('_headers, line 2: "no header"');
    expect(() => parseHeadersFile("X-Too: early")).toThrow("line 1");
  });
});
