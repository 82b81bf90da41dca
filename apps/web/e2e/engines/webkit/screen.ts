import { spawn } from "node:child_process";
import { findWebKit } from "../../../build/find-engines.ts";

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const SCREEN: Size = { width: 2600, height: 1600 };

/** A screen in memory, because WebKitGTK needs one. Returns its name for the X protocol. */
export async function openScreen(): Promise<{ readonly display: string; readonly close: () => void }> {
  const args = ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"];
  const screen = spawn(findWebKit().screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once("data", (data: Buffer) => resolve(String(data).trim()));
  });
  return { display: `:${number}`, close: () => void screen.kill() };
}

/**
 * A window of this size in the middle of the screen. The pointer rests there, and without a window manager the window
 * under the pointer has the focus.
 */
export function middleOfScreen({ width, height }: Size): Size & { readonly x: number; readonly y: number } {
  const x = Math.round((SCREEN.width - width) / 2);
  const y = Math.round((SCREEN.height - height) / 2);
  return { width, height, x, y };
}
