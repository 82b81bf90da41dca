/**
 * Access to the owner's view. In a backend without a server it is a curtain, not a lock: the check happens in the visitor's
 * own browser (specification, section 6). It stays open until the page is loaded again.
 */
export interface AdminGate {
  /**
   * Opens the gate if the password is right, compared exactly as typed. Resolves to whether it was. Rejects with
   * `UnavailableError` where a password cannot be checked, and with `ThrottledError` after too many attempts.
   */
  unlock(password: string): Promise<boolean>;

  isOpen(): Promise<boolean>;
}
