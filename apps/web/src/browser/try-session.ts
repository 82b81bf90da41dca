/** `undefined` where the browser refuses: blocked or full session storage, or no browser at all. */
export function trySession<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
