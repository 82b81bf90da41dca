import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page runs in a browser. False while a server renders it, and while the app takes over that page. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
