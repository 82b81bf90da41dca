import { type RefObject, useState } from "react";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import { Button } from "../../components/button/button.ts";
import { VisuallyHidden } from "../../components/text/visually-hidden.ts";
import { color, space, type } from "../../theme/tokens.ts";
import type { Breathing } from "./breathe.ts";

const { breathing } = home;

/** A minute of slow breathing, together with the rings of a drawing. What it needs is downloaded at the press. */
export function BreatheWithMe({ figure }: { figure: RefObject<HTMLElement | null> }) {
  const [{ words = breathing.words, status, stop }, show] = useState<Breathing>({});

  const start = () =>
    import("./breathe.ts").then(
      ({ breathe }) => breathe(figure.current, show),
      () => show({ words: breathing.notLoaded }),
    );

  return (
    <Row>
      <Button $variant="outlined" onClick={stop ?? start}>
        {stop ? breathing.stop : breathing.start}
      </Button>
      <p>{words}</p>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </Row>
  );
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
