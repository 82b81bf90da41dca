/** Replaces blocked session storage until the tab leaves the site. */
const texts = new Map<string, string>();
const memory: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
};

/** Runs `use` with the tab's storage. Returns `undefined` if it throws. */
export function trySession<Result>(use: (storage: typeof memory) => Result): Result | undefined {
  return tryStorage(() => use(sessionStorageOrMemory()));
}

/** Runs `use`. Returns `undefined` if storage is blocked or full. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function sessionStorageOrMemory(): typeof memory {
  try {
    return sessionStorage;
  } catch {
    return memory;
  }
}

export const CONTACT_DRAFT = "draft.contact";

/** The key of the last stored message, while the visitor may still have to send it. */
export const SENT_MESSAGE = "sent.contact";

export function forgetDraft(key: string): void {
  trySession((storage) => storage.removeItem(key));
}
