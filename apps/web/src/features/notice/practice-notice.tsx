import { styled } from "styled-components";
import { borderWidth, color, space, type } from "../../ui/theme/tokens.ts";

/** Builds include the notice until its last day. src/notice-first-paint.ts shows it on its days. */
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
