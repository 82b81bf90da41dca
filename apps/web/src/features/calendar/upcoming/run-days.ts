import { type RunRhythm, runRhythm, type SeriesRun } from "@inner-light/core";
import { repeatingDays } from "../../../../words/events.ts";
import { fill } from "../../../site/fill.ts";
import { siteFormats } from "../../../site/formats.ts";

/** One text for all weekdays, or one for each from Sunday on. */
type Words = Readonly<Record<RunRhythm, string | readonly string[]>>;

/** The days of a run in words, as within a sentence: "every Friday". Stays true when the first or the last of them go. */
export function runDays(run: SeriesRun, words: Words = repeatingDays): string {
  const [{ date }] = run;
  const text = words[runRhythm(run)];
  const ofDay = typeof text === "string" ? text : text[new Date(`${date}T00:00Z`).getUTCDay()];
  return fill(ofDay ?? "", { weekday: siteFormats.weekday(date) });
}
