import { useCallback, useState } from "react";
import { styled } from "styled-components";
import { AuraColors } from "../../components/drawings/aura-colors.tsx";
import { Photograph } from "../../components/photograph.ts";
import { pictureAddress } from "../../components/picture-address.ts";
import type { PortraitConfig } from "../../site/define-site-config.ts";
import { borderWidth, color, media, radius } from "../../theme/tokens.ts";

const WIDTH = 800;
const HEIGHT = 1000;

/** The picture of a person, over a drawing that stays if the picture's host cannot be reached. */
export function Portrait({ picture, alt }: PortraitConfig) {
  const [failed, setFailed] = useState(false);

  // The request may have failed before this script ran; its error event is over then.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <Frame role="img" aria-label={alt}>
      <AuraColors fit="slice" />
      {!failed && (
        <Photograph
          src={pictureAddress(picture, WIDTH, HEIGHT)}
          width={WIDTH}
          height={HEIGHT}
          ref={noticeEarlyFailure}
          onError={() => setFailed(true)}
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
