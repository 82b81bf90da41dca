import { styled } from "styled-components";
import { motion } from "../theme/tokens.ts";

/** Draws five lights that fill the frame, which isolates its layers. `turn` rotates them. `isOver` lights a photograph. */
export function Wash({ turn, isOver = false }: { turn: number; isOver?: boolean }) {
  return (
    <Light
      viewBox="0 0 800 500"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      $isOver={isOver}
    >
      <g data-light="">
        {[3, 4, 5, 2, 1].map((glow, light) => {
          const angle = turn * 2.4 + light * 1.257;
          const x = Math.round(400 + 280 * Math.cos(angle));
          const y = Math.round(250 + 170 * Math.sin(angle));
          return <ellipse key={glow} cx={x} cy={y} rx={360} ry={280} fill={`url(#light-${glow})`} opacity={0.6} />;
        })}
      </g>
    </Light>
  );
}

const Light = styled.svg<{ $isOver: boolean }>`
  position: absolute;
  inset: 0;
  ${({ $isOver }) => ($isOver ? "z-index: 1; mix-blend-mode: soft-light;" : "z-index: -1;")}
  & ellipse { transition: cx ${motion.calm}, cy ${motion.calm}; }
`;
