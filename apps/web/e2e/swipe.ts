import type { Locator, Page } from "@playwright/test";

const STEPS = [0.25, 0.5, 0.75, 1];

/** Moves one finger sideways across the middle of an element, as a touch screen reports it. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe on");
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2 - distance / 2;
  const places = STEPS.map((part) => ({ x: x + distance * part, y }));
  const move = process.env["ENGINE"] === undefined ? moveFinger : moveMouse;
  await move(target.page(), [{ x, y }, ...places]);
}

type Places = readonly { readonly x: number; readonly y: number }[];

async function moveFinger(page: Page, [start, ...places]: Places): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: start === undefined ? [] : [start],
  });
  for (const place of places)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [place] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
}

/** Firefox's bridge makes a finger of the mouse that moves while it is pressed. */
async function moveMouse(page: Page, [start, ...places]: Places): Promise<void> {
  if (start !== undefined) await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y);
  await page.mouse.up();
}
