import { css, styled } from "styled-components";
import { blocksOnPaper, wrappingRow } from "../section/section.ts";
import { Paragraph } from "../text/text.tsx";
import { borderWidth, color, media, radius, space, type } from "../theme/tokens.ts";

export const card = css`
  border: ${borderWidth.rule} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
`;

export const PictureCard = styled.article`
  ${card}
  display: flex;
  flex-direction: column;
  overflow: clip;
  break-inside: avoid;
`;

export const CardPicture = styled.div`
  position: relative;
  isolation: isolate;
  background: ${color.paper};
`;

export const CardWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${space.s};
  padding: ${space.l} ${space.l} ${space.xl};
`;

export const RecordCard = styled.article`
  ${card}
  display: grid;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.l};
  ${media.mediumUp} { padding: ${space.l} ${space.xl}; }
  @media print { break-inside: avoid; }
`;

export const RecordList = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
  ${blocksOnPaper(space.m)}
`;

export const TypedDetails = styled.p`
  ${wrappingRow(`0 ${space.m}`, "baseline")}
`;

export const TypedText = styled(Paragraph)`
  white-space: pre-line;
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  align-content: start;
  padding-top: ${space.l};
  border-top: ${borderWidth.rule} solid ${color.line};
  font: ${type.small};
  & > h2 { font: ${type.subheading}; }
  & > h3 { font: ${type.label}; margin-top: ${space.s}; }
  & > ol, & > ul { display: grid; gap: ${space.s}; padding-inline-start: ${space.indent}; break-inside: avoid; }
`;
