import { type Glow, gradientFill } from "./gradient-defs.tsx";

/** One soft field of light: where, how far it reaches, which light, how strong. */
export type Field = readonly [x: number, y: number, rx: number, ry: number, glow: Glow, strength: number];

/** One ring: its center, its two radii and the angle, in degrees, at which the pen was set down. */
export type Ring = readonly [x: number, y: number, rx: number, ry: number, from: number];

interface AuraProps {
  readonly fields: readonly Field[];
  readonly rings?: readonly Ring[] | undefined;
  readonly ringOpacity?: number | undefined;
}

/** The light around a body: fields of color and, over them, rings. `[data-field]` and `[data-ring]` are for motion. */
export function Aura({ fields, rings = [], ringOpacity = 0.36 }: AuraProps) {
  return (
    <>
      <g data-light="">
        {fields.map(([x, y, rx, ry, glow, strength], index) => (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's fields are a fixed list, and the index lets them drift
            key={index}
            data-field={glow}
            cx={x}
            cy={y}
            rx={rx}
            ry={ry}
            fill={gradientFill(glow)}
            opacity={strength === 1 ? undefined : strength}
          />
        ))}
      </g>
      {rings.length > 0 && (
        <g data-rings="" fill="none" stroke="currentColor" strokeLinecap="round" opacity={ringOpacity}>
          {rings.map((ring) => (
            <path key={ring.join()} data-ring="" d={ringPath(ring)} />
          ))}
        </g>
      )}
    </>
  );
}

const { round } = Math;

/** A ring as a hand draws it: never quite round, and its end just misses its beginning. */
export function ringPath([x, y, rx, ry, from]: Ring): string {
  const pieces = 4;
  const handle = (4 / 3) * Math.tan(Math.PI / pieces / 2);
  const turn = (Math.PI * 1.97) / pieces;
  let path = "";
  for (let piece = 0; piece <= pieces; piece++) {
    const angle = (from * Math.PI) / 180 + piece * turn;
    const radius = 1 + 0.006 * Math.sin(2 * angle + from) + 0.02 * (piece / pieces - 0.5);
    const across = Math.cos(angle) * rx * radius;
    const down = Math.sin(angle) * ry * radius;
    const before = `${round(x + across + Math.sin(angle) * rx * handle)} ${round(y + down - Math.cos(angle) * ry * handle)}`;
    const after = `${round(x + across - Math.sin(angle) * rx * handle)} ${round(y + down + Math.cos(angle) * ry * handle)}`;
    const point = `${round(x + across)} ${round(y + down)}`;
    if (piece === 0) path = `M${point}C${after}`;
    else path += piece === 1 ? ` ${before} ${point}` : `S${before} ${point}`;
  }
  return path;
}
