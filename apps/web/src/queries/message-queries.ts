import type { Inbox, OwnMessages } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const messageQueries = {
  /** All messages, for the owner. */
  inbox: (inbox: Inbox) => queryOptions({ queryKey: [...queryKeys.messages, "inbox"], queryFn: () => inbox.list() }),

  /** The messages that were written in this browser, for its visitor. */
  own: (ownMessages: OwnMessages) =>
    queryOptions({ queryKey: [...queryKeys.messages, "own"], queryFn: () => ownMessages.list() }),
};
