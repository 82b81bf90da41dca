import { type ComponentType, useCallback, useState } from "react";
import { css, keyframes, styled } from "styled-components";
import { Photograph, pictureSources } from "../../ui/picture/photograph.tsx";
import { Wash } from "../../ui/picture/wash.tsx";
import { borderWidth, color, media, motion, radius, space, type } from "../../ui/theme/tokens.ts";

const SIZES = { width: 800, ratio: 3 / 4, sizes: "(min-width: 64em) 42rem, 92vw" };

interface SlidePictureProps {
  readonly alt: string;
  readonly drawing: ComponentType | null;
  readonly index: number;
  readonly picture: string | null;
  readonly glow: boolean;
}

/** Shows the drawing on a wash of light until the picture loads. If `glow` is set, the wash stays over the picture. */
export function SlidePicture({ alt, drawing: SlideDrawing, index, picture, glow }: SlidePictureProps) {
  const [hasArrived, setHasArrived] = useState(false);
  const isLit = glow && hasArrived;

  // The picture may have loaded before this script ran.
  const noticeEarlyArrival = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setHasArrived(true);
  }, []);

  return (
    <Frame role="img" aria-label={alt}>
      <Wash turn={index} isOver={isLit} />
      {SlideDrawing && !isLit && <SlideDrawing />}
      {picture !== null && (
        <SlidePhotograph
          {...pictureSources(picture, SIZES)}
          width={1600}
          height={1200}
          ref={noticeEarlyArrival}
          onLoad={() => setHasArrived(true)}
          onError={() => setHasArrived(false)}
          $hasArrived={hasArrived}
        />
      )}
    </Frame>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  grid-row: 1 / -1;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.paper};
  & > svg + svg {
    position: absolute;
    inset-block-start: 50%;
    height: auto;
    translate: 0 -50%;
    animation: ${appear} ${motion.calm};
  }
`;

const SlidePhotograph = styled(Photograph)<{ $hasArrived: boolean }>`
  opacity: ${({ $hasArrived }) => ($hasArrived ? 1 : 0)};
  transition: opacity ${motion.calm};
`;

/** Reserves the height of the longest text, so nothing below shifts between slides. */
export function Caption({ text, texts }: { text: string; texts: readonly string[] }) {
  const { name, sentence } = partsOf(text);
  return (
    <CaptionPlace>
      {[...new Set(texts)].map((each) => (
        <span key={each} data-name={partsOf(each).name} data-text={partsOf(each).sentence} />
      ))}
      <p>
        <bdi>
          {name && <span>{name}</span>}
          <span>{sentence}</span>
        </bdi>
      </p>
    </CaptionPlace>
  );
}

/** Splits a text such as "Energy cleansing: you get to put the week down." at the colon. */
function partsOf(text: string): { name?: string | undefined; sentence: string } {
  const [, name, sentence = text] = /^([^:]{1,40}): (.+)$/s.exec(text) ?? [];
  return { name, sentence };
}

const name = css`
  display: block;
  margin-bottom: ${space.xs};
  font: ${type.subheading};
  color: ${color.ink};
  ${media.largeUp} { font-size: 2.125rem; }
`;

const CaptionPlace = styled.div`
  display: grid;
  text-wrap: pretty;
  color: ${color.textMuted};
  ${media.largeUp} { font: ${type.lead}; }
  & > * { grid-area: 1 / 1; min-width: 0; }
  & > span { visibility: hidden; }
  & > span::before { content: attr(data-name); }
  & > span::after { content: attr(data-text); display: block; }
  & bdi, & bdi > :last-child { display: block; }
  & bdi > :last-child::first-letter { text-transform: uppercase; }
  & > span::before, & bdi > :first-child:not(:last-child) { ${name} }
`;
