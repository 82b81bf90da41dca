import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { Button } from "../../components/button/button.ts";
import { VisuallyHidden } from "../../components/text/text.ts";
import { color, space, type } from "../../theme/tokens.ts";

const { breathing } = home;

/** A minute of slow breathing: four seconds in, six out, six times. Under `[data-breathing]`, `figure` moves with it. */
export function BreatheWithMe({ figure }: { figure: ReactNode }) {
  const [{ second, status }, set] = useState<{ readonly second?: number; readonly status?: string }>({});
  const place = useRef<HTMLDivElement>(null);
  const isBreathing = second !== undefined;
  const stop = () => set({ status: breathing.stopped });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stop` only calls `set`, which stays the same.
  useEffect(() => {
    if (!isBreathing || place.current === null) return;
    const timer = setInterval(() => set(nextSecond), 1000);
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && stop());
    sight.observe(place.current);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal });
    document.addEventListener("visibilitychange", stop, { signal });
    return () => {
      clearInterval(timer);
      sight.disconnect();
      listening.abort();
    };
  }, [isBreathing]);

  // A screen reader hears how it begins and ends; the words would interrupt it too often.
  return (
    <div ref={place} data-breathing={isBreathing || undefined}>
      {figure}
      <Row>
        <Button $variant="outlined" onClick={isBreathing ? stop : () => set({ second: 0, status: "" })}>
          {isBreathing ? breathing.stop : breathing.start}
        </Button>
        <p>{!isBreathing ? breathing.words : second % 10 < 4 ? breathing.in : breathing.out}</p>
        {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      </Row>
    </div>
  );
}

/** The status comes a second after its live region, or screen readers would miss it. */
function nextSecond({ second = 0 }) {
  if (second === 59) return { status: breathing.over };
  return { second: second + 1, status: breathing.begun };
}

/** The button is as wide with either of its words. */
const Row = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  margin-top: ${space.m};
  & > button { min-width: min(100%, 11.5rem); }
  & > p { font: ${type.subheading}; color: ${color.textMuted}; text-align: center; }
  @media print, (scripting: none) { display: none; }
`;
