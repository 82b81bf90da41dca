import { Fragment, type ReactNode } from "react";

/** A text in which `show` renders what the pattern's group matches, and `plain` the rest. */
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

/** A sentence with elements for its names: `<Filled sentence="at {time}" values={{ time: <time>…</time> }} />`. */
export function Filled({ sentence, values }: { sentence: string; values: Readonly<Record<string, ReactNode>> }) {
  return withParts(sentence, /\{(\w+)\}/, (name) => values[name]);
}
