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

/** A slow hash of the password. Byte strings are in base64. */
export interface PasswordCredential {
  readonly salt: string;
  readonly hash: string;
  /** Rounds of PBKDF2-HMAC-SHA-256. */
  readonly iterations: number;
}

/** Hashes a password with a credential's salt and rounds, in base64. Rejects with `UnavailableError` where it cannot. */
export type HashPassword = (password: string, credential: PasswordCredential) => Promise<string>;

/**
 * A gate that opens for one shared password and keeps nothing: reloading the page closes it. Without a server it protects
 * nothing: the check runs in the visitor's own browser (specification, section 6).
 */
export function passwordAdminGate(credential: PasswordCredential, hashPassword: HashPassword): AdminGate {
  let isOpen = false;
  return {
    async unlock(password) {
      const isRight = (await hashPassword(password, credential)) === credential.hash;
      isOpen ||= isRight;
      return isRight;
    },
    isOpen: async () => isOpen,
  };
}
