import jsqr from "jsqr";

/** Renders a QR code to pixels and decodes them. */
export function readQrCode(svg: Element | null): string | undefined {
  const [left = 0, top = 0, width = 0] = svg?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const scale = 4;
  const side = width * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of svg
    ?.querySelector("path")
    ?.getAttribute("d")
    ?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
    const [startX, startY] = [(Number(x) - left) * scale, (Number(y) - 0.5 - top) * scale];
    for (let row = startY; row < startY + scale; row++) {
      const start = (row * side + startX) * 4;
      for (let at = start; at < start + Number(run) * scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsqr(pixels, side, side)?.data;
}
