/** Draws five lights that fill the positioned frame. `turn` rotates them. */
export function Wash({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 800 500" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g data-light="">
        {[3, 4, 5, 2, 1].map((glow, light) => {
          const angle = turn * 2.4 + light * 1.257;
          const x = Math.round(400 + 280 * Math.cos(angle));
          const y = Math.round(250 + 170 * Math.sin(angle));
          return <ellipse key={glow} cx={x} cy={y} rx={360} ry={280} fill={`url(#light-${glow})`} opacity={0.6} />;
        })}
      </g>
    </svg>
  );
}
