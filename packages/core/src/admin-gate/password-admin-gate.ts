import { Listeners } from "../shared/listeners.ts";
import type { Unsubscribe } from "../shared/listing.ts";
import type { AdminGate } from "./admin-gate.ts";

/** What is known of the password: never itself, only a slow hash of it. Byte strings are in base64. */
export interface PasswordCredential {
  readonly salt: string;
  readonly hash: string;
  /** Rounds of PBKDF2-HMAC-SHA-256. */
  readonly iterations: number;
}

/** Hashes a password with a credential's salt and rounds, and answers in base64. May reject with `SecureContextError`. */
export type HashPassword = (
  password: string,
  credential: Pick<PasswordCredential, "salt" | "iterations">,
) => Promise<string>;

/** A gate that opens for one shared password and keeps nothing: reloading the page closes it. */
export class PasswordAdminGate implements AdminGate {
  readonly #credential: PasswordCredential;
  readonly #hashPassword: HashPassword;
  readonly #listeners = new Listeners();
  #open = false;

  constructor(credential: PasswordCredential, hashPassword: HashPassword) {
    this.#credential = credential;
    this.#hashPassword = hashPassword;
  }

  async unlock(password: string): Promise<boolean> {
    const hash = await this.#hashPassword(password, this.#credential);
    if (hash !== this.#credential.hash) return false;
    this.#open = true;
    this.#listeners.notify();
    return true;
  }

  isOpen(): boolean {
    return this.#open;
  }

  subscribe(listener: () => void): Unsubscribe {
    return this.#listeners.add(listener);
  }
}
