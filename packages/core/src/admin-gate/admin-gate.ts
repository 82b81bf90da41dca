/** Guards the owner's view. A reload closes the gate. After another port's `UnauthorizedError`, the site asks again. */
export interface AdminGate {
  /**
   * Opens the gate if the password, exactly as typed, is right. Resolves to whether it was. Rejects with
   * `UnavailableError` if the password cannot be checked, and with `ThrottledError` after too many attempts.
   */
  unlock(password: string): Promise<boolean>;

  isOpen(): Promise<boolean>;
}

/** A slow hash of the password. Bytes are in base64. */
export interface PasswordCredential {
  readonly salt: string;
  readonly hash: string;
  /** Rounds of PBKDF2-HMAC-SHA-256. */
  readonly iterations: number;
}

/** Hashes a password with a credential's salt and rounds, in base64. Rejects with `UnavailableError` if this fails. */
export type HashPassword = (password: string, credential: PasswordCredential) => Promise<string>;

/**
 * A gate that opens for one shared password, until the page is reloaded. Without a server it protects nothing, because
 * the check runs in the visitor's own browser (specification, section 6).
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
