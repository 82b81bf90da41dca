/** Guards the owner's pages. A reload closes the gate. */
export interface AdminGate {
  /** Resolves to whether the password was right. Rejects with `UnavailableError` or `ThrottledError`. */
  unlock(password: string): Promise<boolean>;

  isOpen(): Promise<boolean>;
}

/** A slow hash of the password. Bytes are in base64. */
export interface PasswordCredential {
  readonly salt: string;
  readonly hash: string;
  /** PBKDF2-HMAC-SHA-256 rounds. */
  readonly iterations: number;
}

/** Hashes a password and returns base64. Rejects with `UnavailableError` if hashing fails. */
export type HashPassword = (password: string, credential: PasswordCredential) => Promise<string>;

/** Not a security boundary: the check runs in the visitor's browser (specification, section 6). */
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
