/** Takes the place of session storage that the browser blocks, until the tab leaves the site. */
const texts = new Map<string, string>();
const memory: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
};

/** What `use` returns for the tab's storage; `undefined` where it throws, such as on a full storage. */
export function trySession<Result>(use: (storage: typeof memory) => Result): Result | undefined {
  return tryStorage(() => use(sessionStorageOrMemory()));
}

/** What `use` returns; `undefined` where it throws, because the browser blocks its storage or has no room. */
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

/** The key of the drafts of messages to the practice. */
export const CONTACT_DRAFT = "draft.contact";

/** Deletes the draft of a form. */
export function forgetDraft(key: string): void {
  trySession((storage) => storage.removeItem(key));
}
