import { type CalendarEvent, isoTimestampOf } from "@inner-light/core";
import type { ReactNode } from "react";
import { download } from "../../components/download.ts";
import { TextButton } from "../../components/text-button.ts";
import { useToast } from "../../components/toast/toast-provider.tsx";
import { useServices } from "../../ioc/service-provider.tsx";
import { site } from "../../site/site.ts";
import { eventAddress } from "./calendar-links.ts";

interface SaveToCalendarProps {
  readonly events: readonly CalendarEvent[];
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Downloads events as a calendar file, which the browser makes itself. */
export function SaveToCalendar({ events, fileName, children }: SaveToCalendarProps) {
  const { clock } = useServices();
  const showToast = useToast();

  const save = async () => {
    try {
      const { calendarFile } = await import("./calendar-file.ts");
      const file = calendarFile(events, {
        timeZone: site.timeZone,
        host: new URL(site.url).host,
        practiceName: site.practiceName,
        addressOf: eventAddress,
        now: Date.parse(isoTimestampOf(clock.now())),
      });
      download(fileName, file, "text/calendar;charset=utf-8");
    } catch {
      showToast(NOT_MADE);
    }
  };

  return <TextButton onClick={save}>{children}</TextButton>;
}

const NOT_MADE = {
  title: "The File Could Not Be Made",
  text: "Please load the page again, or use the link to Google Calendar.",
  destructive: true,
};
