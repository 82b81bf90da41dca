import {
  type ContactSubmissionDraft,
  type ContactSubmissionRepository,
  contactSubmissionDraftSchema,
  type ParsedContactSubmissionDraft,
  validate,
} from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../incomplete.ts";

export type SendMessageResult =
  | Incomplete
  /** `message` is what was stored, with its texts trimmed. */
  | { readonly kind: "sent"; readonly message: ParsedContactSubmissionDraft };

/** Sends a visitor's message to where the practice keeps messages. */
export class SendMessage {
  readonly #messages: ContactSubmissionRepository;

  constructor(messages: ContactSubmissionRepository) {
    this.#messages = messages;
  }

  async run(typed: ContactSubmissionDraft): Promise<SendMessageResult> {
    const reading = parsedOrIncomplete(() => validate(contactSubmissionDraftSchema, typed));
    if (reading.kind === "incomplete") return reading;
    await this.#messages.add(reading.parsed);
    return { kind: "sent", message: reading.parsed };
  }
}
