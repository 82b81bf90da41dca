import { styled } from "styled-components";
import { type } from "../../theme/tokens.ts";

interface CaptionProps {
  readonly text: string;
  /** The captions of all slides. */
  readonly texts: readonly string[];
}

/** The words of a slide, in a place as high as the longest of all: nothing below moves from slide to slide. */
export function Caption({ text, texts }: CaptionProps) {
  return (
    <Place>
      {[...new Set(texts)].map((each) => (
        <HeightSizer key={each} data-text={each} />
      ))}
      <p>
        <bdi>{text}</bdi>
      </p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  font: ${type.subheading};
  text-wrap: pretty;
  & > * { grid-area: 1 / 1; min-width: 0; max-width: none; }
`;

/** Takes the room of its text, which is neither seen nor read. */
const HeightSizer = styled.span`
  visibility: hidden;
  &::before { content: attr(data-text); }
`;
