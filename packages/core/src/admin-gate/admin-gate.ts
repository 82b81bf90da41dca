/**
 * Access to the owner's view. It closes when the page is reloaded, or when another port rejects with `UnauthorizedError`:
 * the site then asks again whether it is open.
 */
export interface AdminGate {
  /**
   * Opens the gate if the password is right, compared exactly as typed. Resolves to whether it was. Rejects with
   * `UnavailableError` where a password cannot be checked, and with `ThrottledError` after too many attempts.
   */
  unlock(password: string): Promise<boolean>;

  isOpen(): Promise<boolean>;
}
