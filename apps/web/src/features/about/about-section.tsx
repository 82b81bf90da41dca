import { styled } from "styled-components";
import { Columns, Section, Stack } from "../../components/section/section.ts";
import type { AboutConfig } from "../../site/define-site-config.ts";
import { borderWidth, color, space, type } from "../../theme/tokens.ts";
import { Portrait } from "./portrait.tsx";

/** Who gives the sessions, in the owner's own words. */
export function AboutSection({ about: { name, text, portrait, training = [], insurance } }: { about: AboutConfig }) {
  const title = <h2>About {name}</h2>;
  return (
    <Section $flush="top">
      <Columns $widths="minmax(0, 2fr) minmax(0, 3fr)" $centered={portrait !== undefined}>
        {portrait === undefined ? title : <Portrait {...portrait} />}
        <Stack>
          {portrait !== undefined && title}
          <div>
            {text.split(/\s*\n\s*/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {(training.length > 0 || insurance !== undefined) && (
            <Facts>
              {training.length > 0 && <Fact name="Training" lines={training} />}
              {insurance !== undefined && <Fact name="Insurance" lines={[insurance]} />}
            </Facts>
          )}
        </Stack>
      </Columns>
    </Section>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${space.m};
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  & dt { font: ${type.small}; color: ${color.textMuted}; }
  & dd + dd { margin-top: ${space.xs}; }
`;
