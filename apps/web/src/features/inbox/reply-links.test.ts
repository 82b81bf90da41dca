import { MAIL_LINK_MAX_LENGTH } from "@inner-light/core";
import { aContactSubmission, anyCodePoint, HOSTILE_TEXTS } from "@inner-light/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceIn } from "../../testing/device-in.ts";
import { mailHref, phoneHref, quoteBelow } from "./reply-links.ts";

deviceIn("America/New_York");

describe("a reply by email", () => {
  it.each([
    ["  alma@example.com ", "mailto:alma@example.com?subject=Hi"],
    ["alma.reyes+reiki@mail.example.co.uk", "mailto:alma.reyes%2Breiki@mail.example.co.uk?subject=Hi"],
    ["ünï@exämple.com", "mailto:%C3%BCn%C3%AF@ex%C3%A4mple.com?subject=Hi"],
    // As an earlier version stored it.
    ["Alma <alma@example.com>", "mailto:alma@example.com?subject=Hi"],
  ])("goes to %j", (typed, href) => {
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

  it("has its subject encoded", () => {
    expect(mailHref("a@b.co", "Hi & bye: x@y.z #1?", "")).toBe(
      "mailto:a@b.co?subject=Hi%20%26%20bye%3A%20x%40y.z%20%231%3F&body=",
    );
  });

  it("has the visitor's words below, with the phone number, and fits into a link", () => {
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
    ["(555) 010-0199", "5550100199"],
    ["+1 555 123 4567", "+15551234567"],
    ["+49 (0) 30/901820", "+49030901820"],
  ])("goes to %j", (typed, number) => {
    expect(phoneHref("tel", typed)).toBe(`tel:${number}`);
    expect(phoneHref("sms", typed)).toBe(`sms:${number}`);
  });

  it.each(["call me", "911", "*21*5550100199#", "555-0199;phone-context=evil", "+1+5550100199", "☎ 5550100199"])(
    "is not offered for %j",
    (typed) => {
      expect(phoneHref("tel", typed)).toBeNull();
      expect(phoneHref("sms", typed)).toBeNull();
    },
  );
});

it("whatever was typed, a link is one of three kinds, and in characters that mean nothing else", () => {
  const typed = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: anyCodePoint }), fc.emailAddress());
  fc.assert(
    fc.property(typed, typed, typed, (text, subject, body) => {
      expect(mailHref(text, subject, body) ?? "mailto:a@b?subject=&body=").toMatch(
        /^mailto:[\w.~%!'()*-]+@[\w.~%!'()*-]+\?subject=[\w.~%!'()*-]*&body=[\w.~%!'()*-]*$/,
      );
      expect(phoneHref("tel", text) ?? "tel:1").toMatch(/^tel:\+?\d+$/);
    }),
  );
});
