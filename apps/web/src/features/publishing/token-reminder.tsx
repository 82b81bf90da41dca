import { addDays, today } from "@inner-light/core";
import { Notice } from "../../components/notice/notice.tsx";
import { useServices } from "../../ioc/service-provider.tsx";
import { americanFormats } from "../../site/american-formats.ts";
import { PUBLISH } from "./publish-panel.tsx";
import { usePublisher } from "./use-publishing.ts";

/** The owner is reminded of a token's end, in days before it. */
const REMIND_BEFORE = 14;

/** Says that the token ends soon, or has ended. Renders nothing while there is time. */
export function TokenReminder() {
  const now = today(useServices().clock);
  const endsOn = usePublisher().key.data?.endsOn;
  if (!endsOn || endsOn > (addDays(now, REMIND_BEFORE) ?? "")) return null;
  return (
    <Notice title={`Your token for GitHub ${endsOn < now ? "ended" : "ends"} on ${americanFormats.date(endsOn)}`}>
      <p>
        To go on publishing with one press, forget it under <a href={`#${PUBLISH}`}>Publish</a> and connect with a new
        one.
      </p>
    </Notice>
  );
}
