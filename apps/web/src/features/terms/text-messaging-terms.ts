import { practice } from "../../../words/practice.ts";
import { terms } from "../../../words/terms.ts";
import { textMessages as words } from "../../../words/text-messages.ts";
import { anchors } from "../../site/anchors.ts";
import { fill } from "../../site/fill.ts";
import type { TextMessages } from "../../site/text-messages.ts";

type Point = (typeof terms.textMessages)["number"] & { readonly id?: string };

/** The points of the terms of news by text message. `null` while there is no number to text. */
export function textMessagingTerms(textMessages: TextMessages | null): readonly Point[] {
  const { keyword = practice.textKeyword.join, display = words.noNumber } = textMessages ?? {};
  const { joining, frequency, leaving, help, rates, number, choice } = terms.textMessages;
  return [
    { ...joining, text: fill(joining.text, { keyword, number: display }) },
    frequency,
    leaving,
    ...(textMessages === null ? [] : [help]),
    rates,
    { id: anchors.textPrivacy, ...number },
    choice,
  ];
}
