import type { Locator } from "@playwright/test";

/** Moves one finger sideways across the middle of an element, as a touch screen reports it. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on");
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2 - distance / 2;
  const finger = await target.page().context().newCDPSession(target.page());
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: x + distance * part, y }],
    });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}
