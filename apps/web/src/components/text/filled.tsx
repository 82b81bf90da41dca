import { Fragment, type ReactNode } from "react";

interface FilledProps {
  readonly sentence: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in its places: `<Filled sentence="at {time}" values={{ time: <time>…</time> }} />`. */
export function Filled({ sentence, values }: FilledProps) {
  return sentence.split(/\{(\w+)\}/).map((part, index) => {
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? part : values[part]}</Fragment>;
  });
}
