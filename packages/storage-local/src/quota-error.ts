/** By name: a browser may not have the newer class `QuotaExceededError`, and Firefox had a name of its own. */
export function isQuotaError(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED";
}
