import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

export const PauseIcon = () => (
  <Icon>
    <path d="M7 4.5v11M13 4.5v11" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M6.5 4.5l9 5.5-9 5.5z" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="M12 4.5L6.5 10l5.5 5.5" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M8 4.5l5.5 5.5L8 15.5" />
  </Icon>
);
