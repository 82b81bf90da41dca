import { runRhythm, type SeriesRun } from "@inner-light/core";
import { repeatingDays } from "../../../../words/events.ts";
import { fill } from "../../../site/fill.ts";
import { siteFormats } from "../../../site/formats.ts";

/** The days of a run in words, as within a sentence: "every Friday". Stays true when the first or the last of them go. */
export function runDays(run: SeriesRun): string {
  return fill(repeatingDays[runRhythm(run)], { weekday: siteFormats.weekday(run[0].date) });
}
