/** For drawings and gradients only. Never for text, borders or buttons. */
const glows = { glow1: "#ffc46b", glow2: "#ff8e72", glow3: "#c79bf2", glow4: "#7cc7e8", glow5: "#9bd8a5" } as const;

/** The colors and their uses. build/colors checks contrasts and applies the owner's colors. */
export const lightPalette = {
  paper: "#faf6ef",
  raised: "#fffdf9",
  /** Text, filled buttons, and the lines of drawings. At least 7:1 on paper and raised. */
  ink: "#2b2140",
  /** Secondary text. At least 4.5:1 on paper and raised. */
  textMuted: "#5d5470",
  /** Links, the current page, and the focus ring. At least 4.5:1 on paper and raised. */
  accent: "#8a3b12",
  /** Thin, decorative rules. Never the only sign of a boundary. */
  line: "#e4dacb",
  /** The border of fields and outlined buttons. At least 3:1 on paper and raised. */
  edge: "#857b90",
  /** Error text, and the border of an invalid field. At least 4.5:1 on paper, raised and dangerGround. */
  danger: "#9b2c1f",
  /** The background of a destructive message. */
  dangerGround: "#fcebe4",
  ...glows,
} as const;

export type Color = keyof typeof lightPalette;

export const darkPalette: Record<Color, string> = {
  paper: "#17122a",
  raised: "#201a36",
  ink: "#f5efe6",
  textMuted: "#c2b8d3",
  accent: "#ffc37a",
  line: "#3a3156",
  edge: "#8579a3",
  danger: "#ffa08c",
  dangerGround: "#3b1c28",
  ...glows,
};

/** Black on white, without backgrounds that cost ink. */
export const printPalette = {
  paper: "#ffffff",
  raised: "#ffffff",
  ink: "#000000",
  textMuted: "#404040",
  accent: "#000000",
  line: "#c8c8c8",
  edge: "#767676",
} as const satisfies Partial<Record<Color, string>>;

export const codePalette = { ground: "#ffffff", squares: "#000000" } as const;
