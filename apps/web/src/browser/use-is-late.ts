import { useEffect, useState } from "react";

/** Whether something has been waited for longer than this, in milliseconds. */
export function useIsLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting, patience]);
  return isLate;
}
