import type { ContactSubmission } from "@inner-light/core";
import { plainLine, plainText } from "../../components/plain-text.ts";

/** A message as text, ready to be sent: who wrote it and how to answer first, so that only notes are ever cut short. */
export function messageText({ fullName, address, phone, email, notes }: ContactSubmission): string {
  const facts = `Name: ${fullName}\nPhone: ${phone}\nE-mail: ${email}\nAddress: ${address}`;
  return plainText(notes.trim() === "" ? facts : `${facts}\n\n${notes}`);
}

/** What stands above it in a list of mail. */
export function messageSubject({ fullName }: ContactSubmission): string {
  return `A message from ${plainLine(fullName, 60)}`;
}
