import * as core from "@inner-light/core";
import { type Incomplete, parsedOrIncomplete } from "../use-case.ts";

export type SendMessageResult =
  | Incomplete
  /** The message as stored, trimmed. */
  | { readonly kind: "sent"; readonly message: core.ParsedContactSubmissionDraft };

export class SendMessage {
  readonly #messages: core.ContactSubmissionRepository;

  constructor(messages: core.ContactSubmissionRepository) {
    this.#messages = messages;
  }

  async run(typed: core.Unvalidated<core.ContactSubmissionDraft>): Promise<SendMessageResult> {
    const reading = parsedOrIncomplete(() => core.validate(core.contactSubmissionDraftSchema, typed));
    if (reading.kind === "incomplete") return reading;
    await this.#messages.add(reading.parsed);
    return { kind: "sent", message: reading.parsed };
  }
}
