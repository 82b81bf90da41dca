import type { ReactNode } from "react";
import { Aura, type Field, type Ring } from "./aura.tsx";

/** What every drawing takes. */
export interface DrawingProps {
  /** "meet" shows the whole sheet; "slice" fills its box and lets the light run over the edge. */
  readonly fit?: "meet" | "slice" | undefined;
}

interface SheetProps extends DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The sheet a drawing is made on. It is decoration: the words stand beside it. */
export function Drawing({ width, height, fit = "meet", children }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface SheetOptions {
  readonly width?: number;
  readonly height?: number;
  readonly ringOpacity?: number;
}

/** A drawing: its light, the rings over it, and what is drawn. */
export function createDrawing(
  fields: readonly Field[],
  rings: readonly Ring[],
  drawn: ReactNode,
  { width = 400, height = 300, ringOpacity }: SheetOptions = {},
) {
  return (props: DrawingProps) => (
    <Drawing width={width} height={height} {...props}>
      <Aura fields={fields} rings={rings} ringOpacity={ringOpacity} />
      {drawn}
    </Drawing>
  );
}

interface InkProps {
  readonly weight?: number | undefined;
  readonly opacity?: number | undefined;
  readonly transform?: string | undefined;
  readonly children: ReactNode;
}

/** The pen: one thin round line in the color of the text. */
export function Ink({ weight = 1.7, opacity, transform, children }: InkProps) {
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
      transform={transform}
    >
      {children}
    </g>
  );
}
