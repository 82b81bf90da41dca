import type { ElementReference } from "./webdriver-session.ts";

/** The characters that WebDriver defines for keys without a character of their own (section 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  F8: "\uE038",
};

/** One action of an input device, as WebDriver writes it. */
export type InputAction =
  | { readonly type: "keyDown" | "keyUp"; readonly value: string }
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number; readonly origin?: ElementReference }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 };

/** One press of the mouse where it is. */
export const PRESS: readonly InputAction[] = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

/** The actions of a chord such as "Shift+Tab": down in order, up in reverse. */
export function chord(names: string): InputAction[] {
  const values = names.split("+").map((name) => KEYS[name] ?? name);
  return [
    ...values.map((value) => ({ type: "keyDown" as const, value })),
    ...values.toReversed().map((value) => ({ type: "keyUp" as const, value })),
  ];
}

/** The actions of typing a text. */
export function typing(text: string): InputAction[] {
  return [...text].flatMap((value) => [
    { type: "keyDown" as const, value },
    { type: "keyUp" as const, value },
  ]);
}
