import type { Inbox, OwnMessages } from "@inner-light/core";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const messageQueries = {
  /** All messages, for the owner. Waits for nothing where the backend has no port to them. */
  inbox: (inbox: Inbox | null) =>
    queryOptions({
      queryKey: [...queryKeys.messages, "inbox"],
      queryFn: inbox === null ? skipToken : () => inbox.list(),
    }),

  /** The messages that were written in this browser, for its visitor. */
  own: (ownMessages: OwnMessages) =>
    queryOptions({ queryKey: [...queryKeys.messages, "own"], queryFn: () => ownMessages.list() }),
};
