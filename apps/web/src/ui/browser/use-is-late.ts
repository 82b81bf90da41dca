import { useEffect, useState } from "react";

/** Whether something has been waited for longer than this, in milliseconds. Most things come within a second. */
export function useIsLate(isWaiting: boolean, patience = 1000): boolean {
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
