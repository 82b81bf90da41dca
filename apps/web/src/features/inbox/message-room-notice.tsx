import type { DeletedRecord, InboxMessage } from "@inner-light/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Button, ButtonRow } from "../../components/button/button.ts";
import { Confirmation } from "../../components/confirmation/confirmation.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { useErrorToast } from "../../components/toast/use-error-toast.ts";
import { useService } from "../../ioc/service-provider.tsx";
import { queryKeys } from "../../queries/query-keys.ts";

/** Where there is room for fewer messages a day, the owner is told. */
const FEW_PER_DAY = 100;

interface MessageRoomNoticeProps {
  readonly shown: readonly InboxMessage[];
  readonly deleted: readonly DeletedRecord<InboxMessage>[] | undefined;
  readonly onErased: () => void;
}

/** Says that the disk is filling up, and deletes messages for good. Renders nothing while there is room. */
export function MessageRoomNotice({ shown, deleted = [], onErased }: MessageRoomNoticeProps) {
  const read = shown.filter(({ isRead, isSuspectedSpam }) => isRead || isSuspectedSpam);
  // One that was just deleted is shown, too.
  const ids = [...new Set([...read, ...deleted.map(({ record }) => record)].map(({ id }) => id))];
  const room = useService("messageRoom");
  const { data: perDay } = useQuery({ queryKey: [...queryKeys.messages, "per day"], queryFn: () => room.perDay() });
  const onError = useErrorToast();
  const { mutate } = useMutation({ mutationFn: () => room.erase(ids), onSuccess: onErased, onError });
  if (perDay === undefined || perDay >= FEW_PER_DAY) return null;
  const what = ids.length === 1 ? "1 message" : `${ids.length} messages`;
  return (
    <Notice title="Your server is running out of room">
      <p>
        {perDay === 0 ? "Visitors can’t send messages" : `Messages are limited to ${perDay} a day`} until there’s room
        again. You can delete the messages below that you’ve read, together with the recently deleted ones. Search, or
        choose what to show, to delete fewer.
      </p>
      {ids.length > 0 && (
        <Confirmation
          question={`Delete ${what} for good? You can’t undo this. To keep a copy, download a backup first.`}
          answers={[{ label: "Delete for good", onChoose: mutate }]}
          no="Keep them"
        >
          {(ask, button) => (
            <ButtonRow>
              <Button ref={button} $variant="outlined" onClick={ask}>
                Delete {what} for good
              </Button>
            </ButtonRow>
          )}
        </Confirmation>
      )}
    </Notice>
  );
}
