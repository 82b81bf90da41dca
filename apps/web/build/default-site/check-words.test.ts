import { expect, it } from "vitest";
import { wordsProblems } from "./check-words.ts";
import { defaultWords } from "./default-site.ts";

const mended = (file: string, name: string, change: object) => ({
  ...defaultWords,
  [file]: { ...defaultWords[file], [name]: { ...Object(defaultWords[file]?.[name]), ...change } },
});

it.each([
  [mended("home.ts", "home", { lead: undefined }), ["home.ts: home lead must be a text between quotes."]],
  [mended("home.ts", "home", { closing: "Come" }), ["home.ts: home closing must be words between { and }."]],
  [
    mended("aura-reading.ts", "auraReading", { lists: [{ title: "A", intro: "B", lists: [] }] }),
    ["aura-reading.ts: auraReading lists, row 1 lists must be a list between [ and ]."],
  ],
  [
    mended("services.ts", "practice", { bookAheadHours: "48" }),
    ["services.ts: practice bookAheadHours must be a number."],
  ],
  [
    mended("reiki-healing.ts", "reikiHealing", {
      imageCards: [{ label: "a", name: "b", text: "c", picture: "/lost.jpg" }],
    }),
    [
      'reiki-healing.ts: reikiHealing imageCards, row 1 picture must be a file that you have put into apps/web/public, such as "/pictures/room.jpg".',
    ],
  ],
  [
    mended("aura-reading.ts", "auraReading", {
      welcome: null,
      imageCards: [{ label: "a", name: "b", text: "c", picture: "/favicon.svg" }],
    }),
    [],
  ],
])("words that lack something are named, file and place (%#)", (words, problems) =>
  expect(wordsProblems(words)).toEqual(problems),
);
