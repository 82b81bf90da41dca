import type { Inbox, OwnMessages, SuspectedSpam } from "@inner-light/core";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";

export const messageQueries = {
  /** All messages, for the owner. */
  inbox: (inbox: Inbox) => queryOptions({ queryKey: [...queryKeys.messages, "inbox"], queryFn: () => inbox.list() }),

  /** The deleted messages that can still be restored, for the owner. */
  deleted: (inbox: Inbox) =>
    queryOptions({ queryKey: [...queryKeys.messages, "deleted"], queryFn: () => inbox.listDeleted() }),

  /** The messages that were written in this browser, for its visitor. */
  own: (ownMessages: OwnMessages) =>
    queryOptions({ queryKey: [...queryKeys.messages, "own"], queryFn: () => ownMessages.list() }),
};

/** The messages that look like spam, for the owner. */
export const suspectedSpamQuery = (folder: SuspectedSpam) =>
  queryOptions({ queryKey: [...queryKeys.messages, "suspected spam"], queryFn: () => folder.list() });
