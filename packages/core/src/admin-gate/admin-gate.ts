import type { Unsubscribe } from "../shared/listing.ts";

/**
 * What stands before the owner's view. A curtain, not a lock: with no server the check happens in the
 * visitor's own browser (specification, section 6). It opens for as long as the page lives.
 */
export interface AdminGate {
  /**
   * Opens the gate if the password is right, compared exactly as typed, and answers whether it did.
   * Rejects with `SecureContextError` where the browser cannot check a password.
   */
  unlock(password: string): Promise<boolean>;

  isOpen(): boolean;

  /** Calls the listener when the gate opens. */
  subscribe(listener: () => void): Unsubscribe;
}
