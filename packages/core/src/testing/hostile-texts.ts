/** Texts that break code tested only with plain ones. A backend returns each exactly as given, trimmed. */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "__proto__",
  "constructor",
  "prototype",
  '"}],[{"',
  '\\\\" \\u0000 \\',
  "line\nbreak\r\n\ttab",
  "right to left \u202Eoverride",
  "line \u2028 and paragraph \u2029 separators",
  "aura 🧘‍♀️ ✨ “quoted” — dashes",
  "ÿ the last of Latin-1, Ā the first beyond",
  "\uFEFFbyte order mark",
  "  spaces  inside  ",
  "null",
  "undefined",
  "[]",
  "123",
  "Cafe\u0301 in decomposed form",
];

/** A text of so many UTF-16 units, a multiple of four: letters with combining marks, and letters of two units. */
export function longestText(maxLength: number): string {
  return "e\u0301\u{1F319}".repeat(maxLength / 4);
}
