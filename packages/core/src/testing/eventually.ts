import { vi } from "vitest";

/** Resolves once the check passes. Waits long enough for a busy machine; Vitest's own default is one second. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 20_000 });
}
