import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";
import { gradientFields } from "./gradients.ts";
import { SeatedBody } from "./seated-body.tsx";

interface GallerySceneProps extends DrawingProps {
  /** Which of the twelve arrangements of light, 0 to 11. */
  readonly gradient: number;
}

/** Inner light: this one stays where it is. */
const HEART: Field = [399, 268, 58, 66, 0, 0.6];

const RINGS: readonly Ring[] = [
  [400, 268, 124, 138, -110],
  [398, 258, 164, 170, 30],
  [402, 250, 206, 206, -160],
];

/** A person sitting on a hill before a wide sky. Only the light differs between slides. */
export function GalleryScene({ gradient, ...props }: GallerySceneProps) {
  return (
    <Drawing width={800} height={500} {...props}>
      <Aura fields={[...gradientFields(gradient), HEART]} rings={RINGS} />
      <Ink weight={2} transform="translate(400 392) scale(.92)">
        <SeatedBody />
      </Ink>
      <Ink weight={1.8} opacity={0.55}>
        <path d="M40 466C170 416 280 399 400 399S640 416 764 470" />
        <path
          d="M0 414C50 380 104 366 152 378C176 384 192 394 206 402M0 352C36 344 70 350 104 368M800 398C740 352 690 356 648 374C628 384 610 396 594 404M800 338C770 330 736 336 706 356"
          opacity=".8"
        />
      </Ink>
    </Drawing>
  );
}
