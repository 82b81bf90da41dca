import { MAIL_LINK_MAX_LENGTH } from "@inner-light/core";
import { aContactSubmission, anyCodePoint, HOSTILE_TEXTS } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPhoneNumber } from "../../site/phone-number.ts";
import { deviceIn } from "../../testing/in-test.ts";
import { mailHref, phoneLinks, quoteBelow } from "./reply-links.ts";

deviceIn("America/New_York");

describe("a reply by email", () => {
  it.each([
    ["  alma@example.com ", "mailto:alma@example.com?subject=Hi"],
    ["alma.reyes+reiki@mail.example.co.uk", "mailto:alma.reyes%2Breiki@mail.example.co.uk?subject=Hi"],
    ["ünï@exämple.com", "mailto:%C3%BCn%C3%AF@ex%C3%A4mple.com?subject=Hi"],
    // Stored by an earlier version.
    ["Alma <alma@example.com>", "mailto:alma@example.com?subject=Hi"],
  ])("goes to the address in %j", (typed, href) => {
    expect(mailHref(typed, "Hi", "")).toBe(`${href}&body=`);
  });

  it.each([
    "",
    "alma@example.com, bo@example.com",
    "alma@example.com?bcc=all@example.com",
    "alma@example.com\nbcc: all@example.com",
  ])("is not offered for %j", (typed) => {
    expect(mailHref(typed, "Hi", "")).toBeNull();
  });

  it("encodes its subject", () => {
    expect(mailHref("a@b.co", "Hi & bye: x@y.z #1?", "")).toBe(
      "mailto:a@b.co?subject=Hi%20%26%20bye%3A%20x%40y.z%20%231%3F&body=",
    );
  });

  it("quotes the visitor's message", () => {
    const sent = { fullName: "Alma\nReyes", phone: "(608) 555-0169", timestamp: "2026-05-01T12:00:00Z" };
    const quote = quoteBelow(aContactSubmission({ ...sent, notes: "May I bring my cat?\r\nShe is shy." }));
    expect(quote.replace(/\u00a0/g, " ")).toBe(
      "\n\n\nAlma Reyes wrote on May 1, 2026 ((608) 555-0169):\n> May I bring my cat?\n> She is shy.",
    );
    expect(quoteBelow(aContactSubmission({ ...sent, notes: " " }))).toMatch(/\):$/);
    const long = mailHref("a@b.co", "Hi", `${"&".repeat(5000)}`) ?? "";
    expect(long.length).toBeLessThanOrEqual(MAIL_LINK_MAX_LENGTH);
    expect(decodeURIComponent(long)).toMatch(/&…$/);
  });
});

describe("a reply by phone or text", () => {
  it.each([
    ["+1 555 123 4567", "+15551234567"],
    ["(212) 555-0123", "+12125550123"],
    ["+49 (0)171 1234567", "+491711234567"],
    ["011 49 171 1234567", "+491711234567"],
    ["＋８１ 90-1234-5678", "+819012345678"],
    // Not valid in any country, so dialed as typed.
    ["555-0199", "5550199"],
    ["(555) 010-0199", "5550100199"],
    ["030 1234567", "0301234567"],
    ["+٢٠ ١٠٠ ١٢٣ ٤٥٦٧", "+201001234567"],
  ])("goes to the number in %j", (typed, number) => {
    expect(phoneLinks(typed, readPhoneNumber)).toEqual({ call: `tel:${number}`, text: `sms:${number}` });
  });

  it.each([
    ["+49 (0)30 1234567", "+49301234567"],
    ["+43 1/234 56 78", "+4312345678"],
    ["1-800-356-9377", "+18003569377"],
  ])("can be a call but not a text for %j", (typed, number) => {
    expect(phoneLinks(typed, readPhoneNumber)).toEqual({ call: `tel:${number}`, text: null });
  });

  it("keeps an extension", () => {
    expect(phoneLinks("(212) 555-0123 ext. 7", readPhoneNumber).call).toBe("tel:+12125550123;ext=7");
  });

  it("never dials a trunk zero in parentheses", () => {
    expect(phoneLinks("+49 (0) 30/901820")).toEqual({ call: "tel:+4930901820", text: "sms:+4930901820" });
  });

  it.each([
    "call me",
    "911",
    "*21*5550100199#",
    "555-0199;phone-context=evil",
    "+1+5550100199",
    "☎ 5550100199",
    "555-0199 / 555-0200",
    "+33 140633900 / 140678900",
  ])("is not offered for %j", (typed) => {
    for (const read of [readPhoneNumber, undefined])
      expect(phoneLinks(typed, read)).toEqual({ call: null, text: null });
  });
});

it("any input produces a safe link or none", () => {
  const typed = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: anyCodePoint }), fc.emailAddress());
  fc.assert(
    fc.property(typed, typed, typed, (text, subject, body) => {
      expect(mailHref(text, subject, body) ?? "mailto:a@b?subject=&body=").toMatch(
        /^mailto:[\w.~%!'()*-]+@[\w.~%!'()*-]+\?subject=[\w.~%!'()*-]*&body=[\w.~%!'()*-]*$/,
      );
      expect(phoneLinks(text, readPhoneNumber).call ?? "tel:1").toMatch(/^tel:\+?\d+(?:;ext=\d+)?$/);
    }),
  );
});
