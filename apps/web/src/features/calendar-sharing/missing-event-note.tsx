import { Notice } from "../../components/notice.tsx";
import type { DataLocation } from "../../ioc/backend.ts";
import { useDataLocation } from "../../ioc/service-provider.tsx";

/** Shown when the address links to an event that is not on the page. */
export function MissingEventNote() {
  return (
    <Notice title="The event in your link isn’t on this page">
      <p>{explanations[useDataLocation()]} Please ask me about it.</p>
    </Notice>
  );
}

const explanations: Record<DataLocation, string> = {
  "this-browser":
    "It may be over, taken off the calendar, later than the dates I show here, or kept in another browser.",
  practice: "It may be over, taken off the calendar, or later than the dates I show here.",
};
