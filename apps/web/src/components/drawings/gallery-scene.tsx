import type { ReactNode } from "react";
import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

/** One drawing of the gallery, on a sheet of 800 by 500. */
export interface Scene {
  /** The first five are lilac, sky, leaf, coral and amber, so that they drift to their new places from scene to scene. */
  readonly light: readonly Field[];
  readonly rings: readonly Ring[];
  readonly ink: ReactNode;
}

/** A scene: its light, the rings over it, and what is drawn. */
export const createScene = (light: Scene["light"], rings: Scene["rings"], ink: ReactNode): Scene => ({
  light,
  rings,
  ink,
});

export function GalleryScene({ scene: { light, rings, ink }, ...props }: DrawingProps & { scene: Scene }) {
  return (
    <Drawing width={800} height={500} {...props}>
      <Aura fields={light} rings={rings} />
      <Ink weight={2.4}>{ink}</Ink>
    </Drawing>
  );
}
