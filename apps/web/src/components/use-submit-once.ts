import { type BaseSyntheticEvent, useCallback, useRef } from "react";

/** Presses closer together than this are one press of an unsteady or impatient hand. */
const DOUBLE_PRESS_MS = 800;

/**
 * Makes a submit handler run once for a double press: ignores presses while it works and right after it has succeeded.
 * The handler resolves to whether it did what was asked.
 */
export function useSubmitOnce(handler: (event?: BaseSyntheticEvent) => Promise<boolean>) {
  const working = useRef(false);
  const succeededAt = useRef(Number.NEGATIVE_INFINITY);

  return useCallback(
    async (event: BaseSyntheticEvent) => {
      event.preventDefault();
      if (working.current || performance.now() - succeededAt.current < DOUBLE_PRESS_MS) return;
      working.current = true;
      try {
        if (await handler(event)) succeededAt.current = performance.now();
      } finally {
        working.current = false;
      }
    },
    [handler],
  );
}
