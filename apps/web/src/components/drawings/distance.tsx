import { useId } from "react";
import { createDrawing, Ink } from "./drawing.tsx";
import { SeatedBody } from "./seated-body.tsx";

const ARC = "M80 124C112 14 288 12 320 126";

/** Two people far apart, joined by an arc of light. */
export const Distance = createDrawing(
  [
    [200, 98, 200, 98, 3, 0.75],
    [200, 56, 130, 56, 2, 0.5],
    [80, 196, 83, 105, 1, 1],
    [320, 196, 83, 105, 4, 1],
  ],
  [
    [80, 190, 48, 60, -40],
    [81, 188, 66, 77, 150],
    [320, 190, 48, 60, 60],
    [319, 188, 66, 77, -150],
  ],
  <TwoPeople />,
);

function TwoPeople() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}beam`}>
          <stop stopColor="var(--glow-1)" />
          <stop offset=".5" stopColor="var(--glow-2)" />
          <stop offset="1" stopColor="var(--glow-4)" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={`url(#${id}beam)`} strokeLinecap="round" opacity=".35">
        <path d={ARC} strokeWidth={22} opacity=".4" />
        <path d={ARC} strokeWidth={13} opacity=".6" />
        <path d={ARC} strokeWidth={6} />
      </g>
      <Ink weight={1.2}>
        <path d={ARC} strokeDasharray="1 7" />
      </Ink>
      <Ink weight={4.4} transform="translate(80 238) scale(.34)">
        <g id={`${id}body`}>
          <SeatedBody faceless />
        </g>
        <use href={`#${id}body`} transform="matrix(-1 0 0 1 706 0)" />
      </Ink>
      <Ink opacity={0.5}>
        <path d="M22 243C70 249 122 248 156 240C172 236 182 230 194 236S224 244 244 240C290 248 344 249 380 242" />
      </Ink>
    </>
  );
}
