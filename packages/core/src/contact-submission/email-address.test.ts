import { describe, expect, it } from "vitest";
import { cleanedEmailAddress, isEmailAddress, mailtoLink } from "./email-address.ts";

const LONGEST = `${"a".repeat(248)}@b.com`;

describe("an email address", () => {
  it.each([
    "alma@example.com",
    "a@b.c",
    "hallo@müller-heilkunst.de",
    "o'hara@example.ie",
    "a--b@c--d.com",
    "почта@пример.рф",
    "info@xn--80akhbyknj4f.xn--p1ai",
    // Japanese carriers issued addresses like this.
    "alma..reyes.@docomo.ne.jp",
    "-alma_@example.com",
    "SRS0=HHH=TT=example.org=alma@forward.example.com",
    LONGEST,
    "user+mailbox/department=shipping@example.tld",
    "max@möstermann.swiss",
    "राम@मोहन.ईन्फो",
    "0@a0--0.ac",
    "jeff葉@臺網中心.tw",
  ])("is valid: %s", (address) => {
    expect(isEmailAddress(address)).toBe(true);
    expect(cleanedEmailAddress(address)).toBe(address);
  });

  it.each([
    "alma",
    "@example.com",
    "alma@example",
    "a@b..c",
    "a@-b.c",
    "alma@example.com-",
    "al ma@example.com",
    "alma@example,com",
    "alma@192.168.0.1",
    "alma@example.com, bo@example.com",
    "alma@example.com\nbcc: all@example.com",
    "https://example.com/@alma",
    `a${LONGEST}`,
    "a@b@c@example.com",
    'just"not"right@example.com',
    "my@.leadingdot.com",
    "my@baddash.-a.com",
    "i.like.underscores@but_they_are_not_allowed_in_this_part",
  ])("cannot be extracted from %j", (text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(isEmailAddress(cleanedEmailAddress(text))).toBe(false);
  });

  it.each([
    "\uFEFFalma@\u200Bexample.com",
    "\u202Aalma@example.com\u202C",
    "Alma Reyes <alma@example.com>",
    '"Reyes, Alma" <alma@example.com>;',
    "Mailto:alma@example.com?subject=Reiki",
    "<mailto:alma@example.com>",
    "alma@example.com;",
    "“alma@example.com”",
    "  alma@example.com\u00A0",
    "ａｌｍａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "alma@example.com．",
    "alma@example.com、",
    "alma@example.com،",
    "alma@example.com>,",
    "Reyes <alma@example.com",
  ])("is extracted from %j", (text) => {
    expect(isEmailAddress(text)).toBe(false);
    expect(cleanedEmailAddress(text)).toBe("alma@example.com");
  });

  it("is normalized to precomposed characters", () => {
    expect(isEmailAddress("hallo@mu\u0308ller.de")).toBe(false);
    expect(cleanedEmailAddress("hallo@mu\u0308ller.de")).toBe("hallo@m\u00fcller.de");
  });

  it.each([
    ["alma@example.com", "mailto:alma@example.com"],
    ["o'hara@müller.de", "mailto:o'hara@m%C3%BCller.de"],
    ["alma?bcc=bo%40example.com@example.com", "mailto:alma%3Fbcc%3Dbo%2540example.com@example.com"],
  ])("is encoded in a mailto link: %s", (address, link) => expect(mailtoLink(address)).toBe(link));
});
