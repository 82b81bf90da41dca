import { MAIL_LINK_MAX_LENGTH, plainText } from "@inner-light/core";
import { aContactSubmission, HOSTILE_TEXTS } from "@inner-light/core/testing";
import { describe, expect, it } from "vitest";
import { CUT_NOTE, mailLink, textMessageLink } from "./message-links.ts";

const MAIL = "mailto:hello@quiet-lane.com";
const NUMBER = "+12125550123";

const FACTS =
  "Name: Alma Reyes\r\nPhone: (555) 010-0199\r\nEmail: alma@example.com\r\nAddress: 12 Cedar Lane, Springfield";

function opened(href: string) {
  const [to = "", query = ""] = href.split("?");
  // The first field of `?&body=` is empty.
  const fields = query.split("&").filter((field) => field !== "");
  const parts = new Map(fields.map((field) => [field.split("=")[0], decodeURIComponent(field.split("=")[1] ?? "")]));
  return { to, subject: parts.get("subject"), body: parts.get("body"), parts: parts.size };
}

describe.each([
  { way: "mail", link: mailLink, address: MAIL, to: MAIL },
  { way: "text message", link: textMessageLink, address: NUMBER, to: `sms:${NUMBER}` },
])("a message as a $way", ({ link, address, to }) => {
  it.each([
    ["ampersands", "Reiki & rest? 50% = half #1 + more", "Reiki & rest? 50% = half #1 + more"],
    ["right-to-left text", "שלום, מה שלומך?\nمرحبا", "שלום, מה שלומך?\r\nمرحبا"],
    ["another email address", "&cc=someone@else.com&body=other", "&cc=someone@else.com&body=other"],
  ])("contains %s unchanged", (_, notes, body) => {
    const { href, whole } = link(address, aContactSubmission({ notes }));
    expect(whole).toBe(true);
    expect(opened(href)).toMatchObject({ to, body: `${FACTS}\r\n\r\n${body}` });
  });

  it("contains only the contact details if there are no notes", () => {
    expect(opened(link(address, aContactSubmission({ notes: " " })).href).body).toBe(FACTS);
  });

  it.each([
    ["line breaks", "a\n".repeat(2500)],
    ["ampersands", "&".repeat(5000)],
  ])("is cut at the maximum length of a link: 5,000 %s", (_, notes) => {
    const { href, whole } = link(address, aContactSubmission({ notes }));
    expect(whole).toBe(false);
    expect(href.length).toBeLessThanOrEqual(MAIL_LINK_MAX_LENGTH);
    expect(href.length).toBeGreaterThan(MAIL_LINK_MAX_LENGTH - 12);
    const body = opened(href).body?.replaceAll("\r\n", "\n") ?? "";
    expect(body.endsWith(CUT_NOTE)).toBe(true);
    expect(body).toContain("Email: alma@example.com");
    expect(notes.startsWith(body.slice(FACTS.replaceAll("\r\n", "\n").length + 2, -CUT_NOTE.length))).toBe(true);
  });

  it.each(HOSTILE_TEXTS.map((text) => [text]))("can contain any string: %j", (text) => {
    const message = aContactSubmission({ fullName: text, address: text, phone: text, email: text, notes: text });
    const { to: receiver, body, parts } = opened(link(address, message).href);
    expect(receiver).toBe(to);
    expect(parts).toBe(address === MAIL ? 2 : 1);
    expect(body?.replaceAll("\r\n", "\n").endsWith(plainText(text))).toBe(true);
  });
});

describe("an email's subject", () => {
  it.each([
    "Abu Karim Muhammad al-Jamil ibn Nidal ibn Abdulaziz al-Filistini",
    "José Eduardo Santos Tavares Melo Silva",
    "นางสาวยิ่งลักษณ์ ชินวัตร",
    "Борис Николаевич Ельцин",
    "毛泽东",
  ])("contains the whole name: %s", (fullName) => {
    const { href } = mailLink(MAIL, aContactSubmission({ fullName }));
    expect(opened(href).subject).toBe(`A message from ${fullName}`);
  });

  it("is short and on one line", () => {
    const { href } = mailLink(
      MAIL,
      aContactSubmission({ fullName: `Alma\r\nBcc: all@example.com ${"y".repeat(200)}` }),
    );
    const subject = opened(href).subject ?? "";
    expect(subject).toMatch(/^A message from Alma Bcc: all@example\.com…$/);
    expect(subject.length).toBeLessThan(80);
  });
});
