import type { DeletedRecord, InboxMessage, MailFailure } from "@inner-light/core";
import { useQueryClient } from "@tanstack/react-query";
import { MESSAGE_INTAKE } from "../../ioc/service-tokens.ts";
import { useCallOf, useQueryOf } from "../../ioc/use-services.ts";
import { invalidateIntake, ownerQueries } from "../../queries/owner-queries.ts";
import type { IsStillThere } from "../../ui/browser/watch-focus.ts";
import { Button, ButtonRow } from "../../ui/button/button.ts";
import { Confirmation } from "../../ui/confirmation/confirmation.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { formatMoment } from "../../ui/text/timestamp.tsx";
import { useErrorToast } from "../../ui/toast/use-error-toast.ts";

/** Below this many messages a day, the owner is told that room is short. */
const FEW_PER_DAY = 100;

interface IntakeNoticesProps {
  readonly shown: readonly InboxMessage[];
  readonly deleted: readonly DeletedRecord<InboxMessage>[] | undefined;
  readonly onErased: (isStillThere: IsStillThere) => void;
}

/** Says why no mail goes out, and that the disk is filling up, with a button that erases messages. */
export function IntakeNotices({ shown, deleted = [], onErased }: IntakeNoticesProps) {
  const read = shown.filter(({ isRead, isSuspectedSpam }) => isRead || isSuspectedSpam);
  // A message that was just deleted is in both lists.
  const ids = [...new Set([...read, ...deleted.map(({ record }) => record)].map(({ id }) => id))];
  const queryClient = useQueryClient();
  const { data } = useQueryOf(MESSAGE_INTAKE, ownerQueries.intakeStatus);
  const { mutate } = useCallOf(MESSAGE_INTAKE, (intake) => intake.erase(ids), {
    onSuccess: (_, __, isStillThere) => {
      invalidateIntake(queryClient);
      onErased(isStillThere);
    },
    onError: useErrorToast(),
  });
  if (data === undefined) return null;
  const { messagesPerDay, mailFailure } = data;
  const takes =
    messagesPerDay === 0 ? "Visitors can’t send messages" : `Messages are limited to ${messagesPerDay} a day`;
  const what = ids.length === 1 ? "1 message" : `${ids.length} messages`;
  return (
    <>
      {mailFailure && (
        <Notice title="No mail tells you of new messages">
          {`Mail hasn’t gone out since ${formatMoment(mailFailure.since, "en-US")}: ${REASONS[mailFailure.reason]}. Your messages are safe here, so please look here until mail works again. Your site tries at least once an hour. To find the cause, run “npm run shared -- test-mail” on your server.`}
        </Notice>
      )}
      {messagesPerDay < FEW_PER_DAY && (
        <Notice title="Your server is running out of room">
          <p>{`${takes} until there’s room again. You can delete the messages below that you’ve read, together with the recently deleted ones. Search, or choose what to show, to delete fewer.`}</p>
          {ids.length > 0 && (
            <Confirmation
              question={`Delete ${what} for good? You can’t undo this. To keep a copy, download a backup first.`}
              answers={[{ label: "Delete for good", onChoose: mutate }]}
              no="Keep them"
            >
              {(asking) => (
                <ButtonRow>
                  <Button $variant="outlined" {...asking}>{`Delete ${what} for good`}</Button>
                </ButtonRow>
              )}
            </Confirmation>
          )}
        </Notice>
      )}
    </>
  );
}

const REASONS: Record<MailFailure["reason"], string> = {
  unreachable: "there’s no connection to the mail server",
  password: "the mail server refused the user name or password",
  refused: "the mail server refused the mail, its sender or your address",
};
