import type { KeptKey, OwnMessages } from "@inner-light/core";

/** Erases all personal data in this browser, including the owner's publisher key. */
export class EraseOwnMessages {
  readonly #messages: Pick<OwnMessages, "erase">;
  readonly #key: KeptKey | undefined;

  constructor(messages: Pick<OwnMessages, "erase">, key?: KeptKey) {
    this.#messages = messages;
    this.#key = key;
  }

  async run(): Promise<void> {
    this.#key?.write(null);
    await this.#messages.erase();
  }
}
