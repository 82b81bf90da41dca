import type { Locator } from "@playwright/test";

/** Moves one finger sideways across the middle of an element, as a touch screen reports it. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on");
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - distance / 2;
  const finger = await target.page().context().newCDPSession(target.page());
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x: start, y }]);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", [{ x: start + distance * part, y }]);
  await send("touchEnd", []);
  await finger.detach();
}
