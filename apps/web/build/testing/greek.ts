import { mapWords, type Word } from "../words/words.ts";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const GREEK = "αβψδεφγηιξκλμνοπθρστυωχζηζ";

/** A text with a Greek letter for each Latin one, but for the `{names}` in braces. */
export function inGreek(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    const letter = GREEK[LATIN.indexOf(part.toLowerCase())] ?? part;
    return part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
}

/** Words with each text in Greek letters. Addresses of pictures and the words that people text stay. */
export function wordsInGreek(words: Word, key = ""): Word {
  if (key === "textKeyword" || key === "picture") return words;
  if (typeof words === "string") return inGreek(words);
  if (Array.isArray(words)) return words.map((row) => wordsInGreek(row));
  return typeof words === "object" && words !== null ? mapWords(words, wordsInGreek) : words;
}
