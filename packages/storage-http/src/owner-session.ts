import type { ChangePublisher } from "@inner-light/core";

/** The owner's token, kept in memory only: reloading the page closes the gate. */
export class OwnerSession {
  readonly #changes: ChangePublisher;
  #token: string | undefined;

  constructor(changes: ChangePublisher) {
    this.#changes = changes;
  }

  get token(): string | undefined {
    return this.#token;
  }

  open(token: string): void {
    this.#token = token;
    this.#changes.publish("gate");
  }

  /** Forgets a token that the server has refused. Does nothing if there is another one by now. */
  close(refused: string | undefined): void {
    if (this.#token === undefined || this.#token !== refused) return;
    this.#token = undefined;
    this.#changes.publish("gate");
  }
}
