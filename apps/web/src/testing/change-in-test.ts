import { onTestFinished } from "vitest";

/** Changes values of an object for the rest of a test. */
export function changeInTest<Target extends object>(target: Target, changes: Partial<Target>): void {
  const unchanged = { ...target };
  onTestFinished(() => void Object.assign(target, unchanged));
  Object.assign(target, changes);
}
