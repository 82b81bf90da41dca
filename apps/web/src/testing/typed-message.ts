import { screen } from "@testing-library/react";
import { contact } from "../../words/contact.ts";
import { fillIn } from "./typed-event.ts";

/** The visitor's input, by field label. */
export const TYPED_MESSAGE: Readonly<Record<"Full Name" | "Address" | "Phone Number" | "Email Address", string>> = {
  "Full Name": "Alma Reyes",
  Address: "12 Cedar Lane",
  "Phone Number": "(555) 010-0199",
  "Email Address": "alma@example.com",
};

/** Fills in a complete message, with the test's own values on top. */
export const typeMessage = (different: Readonly<Record<string, string>> = {}) =>
  fillIn({ ...TYPED_MESSAGE, ...different });

export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

/** The name of the panel above the emptied form. */
export const SAVED_ON_DEVICE = contact.handover.title;
