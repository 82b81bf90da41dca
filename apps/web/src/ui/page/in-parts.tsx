import { type ReactNode, useState } from "react";
import { TextButton } from "../button/text-button.ts";

/** A browser takes minutes to draw ten thousand rows, and answers no press meanwhile. */
const DRAWN_AT_ONCE = 100;

interface InPartsProps<Item> {
  readonly items: readonly Item[];
  /** Whether an item is drawn in any case. */
  readonly isPinned?: (item: Item) => boolean;
  readonly children: (drawn: readonly Item[]) => ReactNode;
}

/** Draws the first of a long list, and more of it when asked. */
export function InParts<Item>({ items, isPinned = () => false, children }: InPartsProps<Item>) {
  const [most, setMost] = useState(DRAWN_AT_ONCE);
  const drawn = items.filter((item, index) => index < most || isPinned(item));
  const left = items.length - drawn.length;
  return (
    <>
      {children(drawn)}
      {left > 0 && (
        <TextButton onClick={() => setMost(most + DRAWN_AT_ONCE)}>{`Show more of them (${left})`}</TextButton>
      )}
    </>
  );
}
