import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import type { TextMessages } from "../../site/text-messages.ts";

const { join, confirm, leave, help } = practice.textKeyword;

/** A point of the terms. Links lead to the one that has an id. */
export interface TextClause {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The terms of news by text message. `null` while there is no number to text. */
export function textMessagingTerms(textMessages: TextMessages | null): readonly TextClause[] {
  const { keyword = join, display = "the practice’s number" } = textMessages ?? {};
  return [
    {
      title: "Joining",
      paragraphs: [
        `Text ${keyword} to ${display}, or scan the code below. You’ll get one message that asks you to confirm: reply ${confirm} to confirm. If you don’t, that is the only message you get.`,
      ],
    },
    {
      title: "How often",
      paragraphs: [`${practice.textsPerMonth} messages a month: new dates and last-minute openings. Nothing else.`],
    },
    {
      title: "Leaving",
      paragraphs: [
        `Text ${leave.join(" or ")} at any time. A plain request in your own words works, too. One last message confirms that you’ve left.`,
      ],
    },
    ...(textMessages === null
      ? []
      : [{ title: "Help", paragraphs: [`Text ${help} to get help, or ask me directly.`] }]),
    {
      title: "Rates",
      paragraphs: [
        "I charge nothing for these messages. Your carrier’s standard message and data rates may apply, including to the ones you send.",
      ],
    },
    {
      id: anchors.textPrivacy,
      title: "Your number",
      paragraphs: [
        "Your number stays private. I use it for these messages only. I don’t sell it, lend it or share it for anyone’s marketing.",
      ],
    },
    {
      title: "Your choice",
      paragraphs: ["Text messages are never a condition of booking or buying anything."],
    },
  ];
}
