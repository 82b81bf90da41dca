import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { keyframes, styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { fill } from "../../site/fill.ts";
import { offeredServices } from "../../site/offered-services.ts";
import { site } from "../../site/site.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button/button.ts";
import SeatedFigure from "../../ui/drawings/seated-figure.svg?react";
import { Deferred } from "../../ui/page/page-head.tsx";
import { Container, Stack } from "../../ui/section/section.ts";
import { Lead, SmallText, VisuallyHidden } from "../../ui/text/text.tsx";
import { color, media, motion, space, type } from "../../ui/theme/tokens.ts";

export function Hero() {
  return (
    <Ground>
      <HeroColumns>
        <Stack>
          <h1>{home.title}</h1>
          <Lead>{home.lead}</Lead>
          <ButtonRow>
            {offeredServices.map(({ id, page, words }, index) => (
              <ButtonLink key={id} to={page.path} $variant={index === 0 ? "filled" : "outlined"}>
                {words.explore}
              </ButtonLink>
            ))}
          </ButtonRow>
          <Facts />
        </Stack>
        <BreatheWithMe
          figure={
            <Picture>
              <Deferred fallback={null}>
                <SeatedFigure />
              </Deferred>
            </Picture>
          }
        />
      </HeroColumns>
    </Ground>
  );
}

function Facts() {
  const { address } = site.contact;
  const price = lowestAmount(site.services.map((id) => site.prices[id] ?? ""));
  const facts = [__ABOUT__?.name, address.href && address.text, price && fill(home.from, { price })].filter(Boolean);
  return (
    facts.length > 0 && (
      <SmallText>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && " · "}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </SmallText>
    )
  );
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const RANGE = String.raw`${NUMBER}(?:\s?[–-]\s?${NUMBER})?`;
const NAME = String.raw`(?:CHF|EUR|Euro|kr|zł|Kč)(?!\p{L})`;
const AMOUNT = new RegExp(
  String.raw`(?:[A-Z]{0,3}\p{Sc}|\b${NAME})\s?${NUMBER}|${RANGE}\s?(?:\p{Sc}|[円元원]|${NAME})`,
  "gu",
);

/** Returns the lowest price with a currency, such as "$95", "80 €" or "9,000円". */
function lowestAmount(prices: readonly string[]): string | undefined {
  const found = prices.flatMap((price) => price.match(AMOUNT) ?? []);
  const amounts = found.map((amount) => amount.replace(/\s?[–-][\s\d.,]*\d/, ""));
  const numberIn = (amount: string) => Number(amount.replace(/[.,]\d\d(?!\d)|\D/g, ""));
  return amounts.sort((a, b) => numberIn(a) - numberIn(b))[0];
}

const Ground = styled.section`
  padding-block: ${space.xxl} ${space.section};
  overflow: clip;
`;

const HeroColumns = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  & h1 { font: ${type.headline}; }
  & h1 + p { max-width: 18em; margin-bottom: ${space.s}; }
  ${media.mediumUp} { grid-template-columns: minmax(0, 8fr) minmax(0, 7fr); gap: ${space.xl}; }
`;

const open = keyframes`
  from { opacity: 0.4; transform: scale(0.94); }
`;

const breath = keyframes`
  40% { transform: scale(var(--breath)); }
`;

const Picture = styled.div`
  width: min(100%, 30rem);
  aspect-ratio: 1;
  margin-inline: auto;
  & svg { overflow: visible; }
  & [data-ring], & [data-light] { --breath: 1.04; transform-box: fill-box; transform-origin: center; }
  ${[1, 2, 3, 4].map((ring) => `& [data-ring]:nth-child(${ring}) { --breath: ${1.04 + 0.0125 * ring}; }`)}
  @media (prefers-reduced-motion: no-preference) {
    & [data-ring] { animation: ${open} ${motion.calm} backwards; }
    [data-breathing] & [data-light] { animation: ${breath} 10s ease-in-out 6; }
    [data-breathing] & [data-ring] { animation: ${open} ${motion.calm} backwards, ${breath} 10s ease-in-out 6; }
  }
`;

const { breathing } = home;

/** A minute of slow breathing, four seconds in and six out. Animates `figure` through `[data-breathing]`. */
export function BreatheWithMe({ figure }: { figure: ReactNode }) {
  const [{ second, status }, set] = useState<{ readonly second?: number; readonly status?: string }>({});
  const place = useRef<HTMLDivElement>(null);
  const isBreathing = second !== undefined;
  const stop = () => set({ status: breathing.stopped });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stop` only calls `set`, which is stable.
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

  // Screen readers announce only the beginning and the end. Announcing every change would interrupt too often.
  return (
    <div ref={place} data-breathing={isBreathing || undefined}>
      {figure}
      <BreathingControls>
        <Button $variant="outlined" onClick={isBreathing ? stop : () => set({ second: 0, status: "" })}>
          {isBreathing ? breathing.stop : breathing.start}
        </Button>
        <p>{!isBreathing ? breathing.words : second % 10 < 4 ? breathing.in : breathing.out}</p>
        {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      </BreathingControls>
    </div>
  );
}

/** Screen readers miss text that appears together with its live region, so the text follows a second later. */
function nextSecond({ second = 0 }) {
  if (second === 59) return { status: breathing.over };
  return { second: second + 1, status: breathing.begun };
}

const BreathingControls = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s};
  margin-top: ${space.m};
  & > button { min-width: min(100%, 11.5rem); }
  & > p { font: ${type.subheading}; color: ${color.textMuted}; text-align: center; }
  @media print, (scripting: none) { display: none; }
`;
