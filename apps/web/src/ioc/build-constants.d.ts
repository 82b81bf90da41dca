import type { PasswordCredential } from "@inner-light/core";

declare global {
  /** The salted slow hash of ADMIN_PASSWORD, written into the bundle by vite.config.ts. */
  const __ADMIN_CREDENTIAL__: PasswordCredential;
}
