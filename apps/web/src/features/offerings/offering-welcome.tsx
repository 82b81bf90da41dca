import { styled } from "styled-components";
import { Columns, Section, Stack } from "../../components/section/section.ts";
import { TextPageLink } from "../../components/text-button.ts";
import { media } from "../../theme/tokens.ts";
import type { Welcome } from "./offering.ts";
import { QuietList } from "./quiet-list.ts";

/** Who else is welcome in a session. */
export function OfferingWelcome({
  welcome: { title, text, lines, question, about, drawing: Drawing },
}: {
  welcome: Welcome;
}) {
  return (
    <Section $flush="top">
      <Columns $widths="minmax(0, 1fr) minmax(0, 1fr)" $centered>
        <Picture>
          <Drawing />
        </Picture>
        <Stack>
          <h2>{title}</h2>
          <p>{text}</p>
          <QuietList>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </QuietList>
          <div>
            <TextPageLink to="/contact" search={{ about }}>
              {question}
            </TextPageLink>
          </div>
        </Stack>
      </Columns>
    </Section>
  );
}

/** On a phone the drawing follows the words. */
const Picture = styled.div`
  aspect-ratio: 4 / 3;
  order: 1;
  ${media.mediumUp} { order: 0; }
`;
