/**
 * Access to the owner's view. Without a server it protects nothing: the check runs in the visitor's own browser
 * (specification, section 6). The gate stays open until the page is reloaded.
 */
export interface AdminGate {
  /**
   * Opens the gate if the password is right, compared exactly as typed. Resolves to whether it was. Rejects with
   * `UnavailableError` where a password cannot be checked, and with `ThrottledError` after too many attempts.
   */
  unlock(password: string): Promise<boolean>;

  isOpen(): Promise<boolean>;
}
