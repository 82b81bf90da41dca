import { type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/button/button.ts";
import { VisuallyHidden } from "../../components/visually-hidden.ts";
import { color, space, type } from "../../theme/tokens.ts";

const HINT = "One minute: four seconds in, six out.";

/** A minute of slow breathing, together with the rings of a drawing. What it needs is downloaded at the press. */
export function BreatheWithMe({ figure }: { figure: RefObject<HTMLElement | null> }) {
  const [words, setWords] = useState(HINT);
  // `null` before the first press; the live region is there a moment before its first words.
  const [status, setStatus] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const breathing = useRef<AbortController | null>(null);

  useEffect(() => () => breathing.current?.abort(), []);

  const start = async () => {
    const stopping = new AbortController();
    breathing.current = stopping;
    setRunning(true);
    setStatus("");
    try {
      const { breathe } = await import("./breathe.ts");
      if (!stopping.signal.aborted && figure.current) {
        setStatus("One minute of slow breathing. Press Escape to stop.");
        setStatus(await breathe(figure.current, setWords, stopping));
      }
      setWords(HINT);
    } catch {
      setWords("That didn’t load. Please load the page again.");
    }
    setRunning(false);
  };

  return (
    <Row>
      <Toggle $variant="outlined" onClick={() => (isRunning ? breathing.current?.abort() : start())}>
        {isRunning ? "Stop" : "Breathe with me"}
      </Toggle>
      <Words>{words}</Words>
      {status !== null && <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s} ${space.m};
  margin-top: ${space.l};
  @media print, (scripting: none) { display: none; }
`;

/** As wide with either of its words. */
const Toggle = styled(Button)`
  min-width: 11.5rem;
`;

const Words = styled.p`
  min-width: 17.5rem;
  font: ${type.subheading};
  color: ${color.textMuted};
`;
