import { styled } from "styled-components";
import { Container, Section } from "../../components/section/section.ts";
import { color, space } from "../../theme/tokens.ts";
import type { ListsPart } from "./offering.ts";
import { QuietList } from "./quiet-list.ts";

interface OfferingListsProps {
  readonly part: ListsPart;
  /** Whether it lies on raised ground. */
  readonly isBand: boolean;
}

/** Short lists side by side. */
export function OfferingLists({ part: { title, intro, lists }, isBand }: OfferingListsProps) {
  return (
    <Section {...(isBand ? { $band: true } : { $flush: "bottom" })}>
      <Container>
        <h2>{title}</h2>
        <Intro>{intro}</Intro>
        <Columns>
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <Lines>
                {list.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Lines>
            </div>
          ))}
        </Columns>
      </Container>
    </Section>
  );
}

const Intro = styled.p`
  margin-top: ${space.m};
  color: ${color.textMuted};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.xl} ${space.xxl};
  margin-top: ${space.xl};
`;

const Lines = styled(QuietList)`
  margin-top: ${space.m};
`;
