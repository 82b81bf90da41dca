import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { contact } from "../../words/contact.ts";

/** An event's input, by field label. */
export const TYPED_EVENT: Readonly<
  Record<"Title" | "Date" | "Starts" | "Description (optional)" | "Location (optional)", string>
> = {
  Title: "Reiki under the trees",
  "Description (optional)": "Bring a blanket.",
  Date: "2026-06-21",
  Starts: "17:30",
  "Location (optional)": "The old oak",
};

/** Sets these fields by label, each in one step, as autofill does. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

export const typeEvent = (different: Readonly<Record<string, string>> = {}) => fillIn({ ...TYPED_EVENT, ...different });

export function expectFilledIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(text);
}

/** A message's input, by field label. */
export const TYPED_MESSAGE: Readonly<Record<"Full Name" | "Address" | "Phone Number" | "Email Address", string>> = {
  "Full Name": "Alma Reyes",
  Address: "12 Cedar Lane",
  "Phone Number": "(555) 010-0199",
  "Email Address": "alma@example.com",
};

export const typeMessage = (different: Readonly<Record<string, string>> = {}) =>
  fillIn({ ...TYPED_MESSAGE, ...different });

export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

/** The name of the panel above the emptied form. */
export const SAVED_ON_DEVICE = contact.handover.title;
