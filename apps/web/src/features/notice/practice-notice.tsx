import { styled } from "styled-components";
import { borderWidth, color, space, type } from "../../theme/tokens.ts";

/**
 * What the owner says for some days, at the top of a page. It is in the page from the build before its first day to the
 * one after its last. The inline script of every page (src/notice-first-paint.ts) shows it on its days alone.
 */
export function PracticeNotice({ notice: { from, to, text } }: { notice: NonNullable<typeof __NOTICE__> }) {
  if (to < __BUILD_DATE__) return null;
  return (
    <Band data-notice hidden={__BUILD_DATE__ < from}>
      {text}
    </Band>
  );
}

const Band = styled.div`
  padding: ${space.m} ${space.gutter};
  border-bottom: ${borderWidth.rule} solid ${color.line};
  background: ${color.raised};
  font: ${type.strong};
  text-align: center;
  text-wrap: balance;
`;
