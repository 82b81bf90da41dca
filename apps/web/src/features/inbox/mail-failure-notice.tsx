import type { MailFailure } from "@inner-light/core";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../components/notice/notice.tsx";
import { timestampText } from "../../components/text/timestamp.tsx";
import { useService } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";

const REFETCH_MS = 60_000;

/** Says since when and why no mail tells the owner of messages. Renders nothing while mail goes out. */
export function MailFailureNotice() {
  const mail = useService("mailDelivery");
  const queryKey = [...queryKeys.messages, "mail"];
  const { data } = useQuery({ queryKey, queryFn: () => mail.failure(), refetchInterval: REFETCH_MS });
  if (!data) return null;
  return (
    <Notice title="No mail tells you of new messages">
      <p>{`Mail hasn’t gone out since ${timestampText(data.since)}: ${REASONS[data.reason]}. Your messages are safe here, so please look here until mail works again. Your site tries at least once an hour. To find out more, run its command “test-mail”.`}</p>
    </Notice>
  );
}

const REASONS: Record<MailFailure["reason"], string> = {
  unreachable: "there’s no connection to the mail server",
  password: "the mail server refused the user name or password",
  refused: "the mail server refused the mail, its sender or your address",
};
