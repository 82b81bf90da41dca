import type { QrCodeDrawing } from "../../site/draw-qr-code.ts";
import { codePalette } from "../theme/palette.ts";

/** The margin that readers need, in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A code to scan, black on white in every color scheme, as cameras expect. */
export function QrCodeImage({ code, label }: { code: QrCodeDrawing; label: string }) {
  const width = code.size + 2 * QUIET_ZONE;
  const left = -QUIET_ZONE;
  const top = -QUIET_ZONE - 0.5;
  return (
    <svg viewBox={`${left} ${top} ${width} ${width}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect x={left} y={top} width={width} height={width} fill={codePalette.ground} />
      <path d={code.path} stroke={codePalette.squares} />
    </svg>
  );
}
