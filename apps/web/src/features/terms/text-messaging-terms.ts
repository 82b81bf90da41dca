import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import type { TextMessages } from "../../site/text-messages.ts";
import type { Clause } from "./service-terms.ts";

const { join, confirm, leave, help } = practice.textKeyword;

/** The terms of news by text message. `null` while there is no number to text. */
export function textMessagingTerms(textMessages: TextMessages | null): readonly Clause[] {
  const { keyword = join, display = "the practice’s number" } = textMessages ?? {};
  return [
    {
      title: "Joining",
      paragraphs: [
        `Text ${keyword} to ${display}, or scan the code below. You then get one message that asks whether you mean it: answer ${confirm} to confirm. Without that answer, no further message comes.`,
      ],
    },
    {
      title: "How often",
      paragraphs: [`${practice.textsPerMonth} messages a month: new dates, and now and then an open hour.`],
    },
    {
      title: "Leaving",
      paragraphs: [
        `Text ${leave.join(" or ")} at any time. Any other plain request, in your own words, counts as well. One last message confirms that you have left.`,
      ],
    },
    ...(textMessages === null
      ? []
      : [{ title: "Help", paragraphs: [`Text ${help} to get help, or ask me in any way that suits you.`] }]),
    {
      title: "Rates",
      paragraphs: [
        "I charge nothing for these messages. Your carrier’s standard message and data rates may apply, to those you send as well.",
      ],
    },
    {
      id: anchors.textPrivacy,
      title: "Your number",
      paragraphs: [
        "Your number stays private. I use it for these messages only, and do not sell it, lend it or share it for anyone’s marketing.",
      ],
    },
    {
      title: "Your choice",
      paragraphs: ["Text messages are never a condition of booking or buying anything."],
    },
  ];
}
