import { type CalendarEvent, isPlainTime, movedEnd } from "@inner-light/core";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldValue } from "../../../ui/field/use-draft-form.ts";

type Form = UseFormReturn<Record<string, FieldValue>>;

/** Moves an event's end along with its start, until the end is edited. */
export function useKeptLength(
  { getValues, setValue, subscribe }: Pick<Form, "getValues" | "setValue" | "subscribe">,
  event: Pick<CalendarEvent, "time" | "ends"> | undefined,
): void {
  useEffect(() => {
    const { time, ends } = event ?? {};
    if (time === undefined || ends === undefined) return;
    const endFrom = (start: FieldValue = "") => {
      const text = String(start);
      return isPlainTime(text) ? movedEnd({ time, ends }, text) : undefined;
    };
    let kept = endFrom(getValues("time"));
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const moved = endFrom(getValues("time"));
        if (name !== "time" || moved === undefined || getValues("ends") !== kept) return;
        kept = moved;
        setValue("ends", moved);
      },
    });
  }, [event, getValues, setValue, subscribe]);
}
