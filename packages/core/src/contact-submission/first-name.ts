/** What to call a person by: the first word of a name, on one line. The whole name if it begins with "Dr." or "Reyes,". */
export function firstNameOf(fullName: string): string {
  const name = oneLine(fullName);
  const [first = ""] = name.split(" ");
  return /[.,]$/.test(first) ? name : first;
}

/** A text without line breaks and invisible characters, such as those that turn the direction of what follows. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, " ").trim();
}
