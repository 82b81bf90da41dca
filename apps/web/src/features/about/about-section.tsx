import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { home } from "../../../words/home.ts";
import type { AboutConfig } from "../../site/define-site-config.ts";
import { fill } from "../../site/fill.ts";
import AuraColors from "../../ui/drawings/aura-colors.svg?react";
import { Photograph, pictureSources } from "../../ui/picture/photograph.tsx";
import { Columns, Section, Stack } from "../../ui/section/section.ts";
import { Prose } from "../../ui/text/text.tsx";
import { borderWidth, color, media, radius, space, type } from "../../ui/theme/tokens.ts";

const words = home.about;

export function AboutSection({ about: { name, text, portrait, training = [], insurance } }: { about: AboutConfig }) {
  const title = <h2>{fill(words.title, { name })}</h2>;
  return (
    <Section $flush="top">
      <Columns $widths="minmax(0, 2fr) minmax(0, 3fr)" $centered={portrait !== undefined}>
        {portrait === undefined ? title : <Portrait {...portrait} />}
        <Stack>
          {portrait !== undefined && title}
          <Prose>
            {text.split(/\s*\n\s*/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          {(training.length > 0 || insurance !== undefined) && (
            <Facts>
              {training.length > 0 && <Fact name={words.training} lines={training} />}
              {insurance !== undefined && <Fact name={words.insurance} lines={[insurance]} />}
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

const WIDTH = 800;
const HEIGHT = 1000;

/** The drawing shows through if the picture's host cannot be reached. */
function Portrait({ picture, alt }: NonNullable<AboutConfig["portrait"]>) {
  const [hasFailed, setHasFailed] = useState(false);

  // The request may have failed before this script ran.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
  }, []);

  return (
    <Frame role="img" aria-label={alt}>
      <AuraColors preserveAspectRatio="xMidYMid slice" />
      {!hasFailed && (
        <Photograph
          {...pictureSources(picture, { width: WIDTH, ratio: HEIGHT / WIDTH })}
          sizes="24rem"
          width={WIDTH}
          height={HEIGHT}
          ref={noticeEarlyFailure}
          onError={() => setHasFailed(true)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: min(100%, 17rem);
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  margin-inline: auto;
  overflow: hidden;
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  ${media.mediumUp} { width: min(100%, 24rem); margin-inline: 0; }
`;
