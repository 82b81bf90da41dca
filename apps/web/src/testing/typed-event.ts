import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** What an owner types, by the labels of the fields. */
export const TYPED_EVENT: Readonly<
  Record<"Title" | "Date" | "Starts" | "Description (optional)" | "Location (optional)", string>
> = {
  Title: "Reiki under the trees",
  "Description (optional)": "Bring a blanket.",
  Date: "2026-06-21",
  Starts: "17:30",
  "Location (optional)": "The old oak",
};

/** Replaces what these fields say, by their labels. */
export async function fillIn(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label));
    if (text !== "") await user.paste(text);
  }
}

/** Types an event into the open form, with whatever else the test is about. */
export const typeEvent = (user: UserEvent, different: Readonly<Record<string, string>> = {}) =>
  fillIn(user, { ...TYPED_EVENT, ...different });

export function expectFilledIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(text);
}
