import { type SubmitEvent, useRef } from "react";

/** Two presses within this time are taken for a double click. */
export const DOUBLE_PRESS_MS = 800;

/** Ignores a submit while the handler works, and shortly after it resolved to `true`, unless something was entered. */
export function useSubmitOnce(handler: (event: SubmitEvent<HTMLFormElement>) => Promise<boolean>) {
  const working = useRef(false);
  const succeededAt = useRef(Number.NEGATIVE_INFINITY);

  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working.current || performance.now() - succeededAt.current < DOUBLE_PRESS_MS) return;
    working.current = true;
    const form = event.currentTarget;
    const startOver = () => {
      succeededAt.current = Number.NEGATIVE_INFINITY;
    };
    try {
      if (!(await handler(event))) return;
      succeededAt.current = performance.now();
      form.addEventListener("input", startOver, { once: true });
    } finally {
      working.current = false;
    }
  };
}
