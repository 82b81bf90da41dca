import { addDays, today } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../components/notice/notice.tsx";
import { useService, useServices } from "../../ioc/service-provider.tsx";
import { americanFormats } from "../../site/american-formats.ts";
import { publisherQueries } from "./publisher-queries.ts";

/** In days. */
const REMIND_BEFORE = 14;

/** Says that the token ends soon, or has ended. */
export function TokenReminder() {
  const { clock } = useServices();
  const endsOn = useQuery(publisherQueries.key(useService("publisherAccess"))).data?.endsOn ?? null;
  const now = today(clock);
  if (endsOn === null || endsOn > (addDays(now, REMIND_BEFORE) ?? "")) return null;
  return (
    <Notice title={`Your token for GitHub ${endsOn < now ? "ended" : "ends"} on ${americanFormats.date(endsOn)}`}>
      To go on publishing with one press, forget it under “Publish” and connect with a new one.
    </Notice>
  );
}
