import { useEffect, useState } from "react";

/** Whether a wait has lasted longer than `patience` milliseconds. */
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
