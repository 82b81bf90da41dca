import { styled } from "styled-components";
import { Container, Section } from "../../components/section/section.ts";
import { color, space } from "../../theme/tokens.ts";
import { LightList } from "./light-list.ts";

interface OfferingListsProps {
  readonly title: string;
  readonly intro: string;
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** On raised ground. */
  readonly band: boolean;
}

/** Short lists side by side. */
export function OfferingLists({ title, intro, lists, band }: OfferingListsProps) {
  return (
    <Section {...(band ? { $band: true } : { $flush: "bottom" })}>
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

const Lines = styled(LightList)`
  display: grid;
  gap: ${space.m};
  margin-top: ${space.m};
`;
