import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { practice } from "../../../words/services.ts";
import { DEFAULT_KEYWORD } from "../../site/services.ts";
import { site } from "../../site/site.ts";
import { color, measure, space, type } from "../theme/tokens.ts";

/** A paragraph no wider than is easy to read. */
export const Paragraph = styled.p`
  max-width: ${measure.text};
`;

/** Running text of several paragraphs. */
export const Prose = styled.div`
  & > p { max-width: ${measure.text}; }
  & > p + p { margin-top: ${space.m}; }
`;

export const Lead = styled(Paragraph)`
  text-wrap: balance;
  font: ${type.lead};
  color: ${color.textMuted};
`;

export const SmallText = styled(Paragraph)`
  font: ${type.small};
  color: ${color.textMuted};
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Renders the pattern's matches with `show`, and the rest with `plain`. */
export function withParts(
  text: string,
  pattern: RegExp,
  show: (part: string) => ReactNode,
  plain: (part: string) => ReactNode = (part) => part,
): ReactNode {
  return text.split(pattern).map((part, index) => {
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? plain(part) : show(part)}</Fragment>;
  });
}

/** Fills placeholders with elements: `<Filled sentence="at {time}" values={{ time: <time>…</time> }} />`. */
export function Filled({ sentence, values }: { sentence: string; values: Readonly<Record<string, ReactNode>> }) {
  return withParts(sentence, /\{(\w+)\}/, (name) => values[name]);
}

const { confirm, leave, help } = practice.textKeyword;

/** Keeps browsers from translating text message keywords, such as STOP. */
export function textedWords(sentence: string, keyword = site.textMessages?.keyword ?? DEFAULT_KEYWORD): ReactNode {
  const pattern = new RegExp(`\\b(${[keyword, confirm, ...leave, help].join("|")})\\b`);
  return withParts(sentence, pattern, (word) => <span translate="no">{word}</span>);
}
